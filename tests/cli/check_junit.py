"""Reads a JUnit report as build servers do, compares its counts, and prints each test case."""
import sys
import xml.etree.ElementTree as tree

root = tree.parse(sys.argv[1]).getroot()
assert root.tag == "testsuites", root.tag
for suite in root:
    assert suite.tag == "testsuite" and suite.get("name"), suite.attrib
    cases = suite.findall("testcase")
    assert int(suite.get("tests")) == len(cases), suite.attrib
    assert int(suite.get("failures")) == sum(case.find("failure") is not None for case in cases), suite.attrib
    assert int(suite.get("errors")) == sum(case.find("error") is not None for case in cases), suite.attrib
    assert int(suite.get("skipped")) == sum(case.find("skipped") is not None for case in cases), suite.attrib
    names = [(case.get("classname"), case.get("name")) for case in cases]
    assert len(names) == len(set(names)), "a test case's name stands twice"
    for case in cases:
        failure = case.find("failure")
        failure = case.find("error") if failure is None else failure
        print(case.get("name"), "passed" if failure is None else failure.get("type"))
