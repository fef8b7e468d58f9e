# Reads a TAP report with perl's own parser, diagnostics included, and prints each test point.
use strict;
use warnings;
use TAP::Parser;

my $parser = TAP::Parser->new({exec => ['cat', $ARGV[0]]});
while (my $result = $parser->next) {
    die 'unknown: ' . $result->as_string . "\n" if $result->is_unknown;
    printf "%d %s %s\n", $result->number, $result->is_ok ? 'ok' : 'not ok', $result->description if $result->is_test;
    print '  ', join(' ', map { $_->{code} } @{$result->data->{findings}}), "\n" if $result->is_yaml;
}
die "no TAP version 13\n" if $parser->version != 13;
die join("\n", $parser->parse_errors) . "\n" if $parser->parse_errors;
