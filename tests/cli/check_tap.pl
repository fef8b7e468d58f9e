# Reads a TAP report with perl's own parser, diagnostics included, and prints each test point.
# Perl's parser knows version 13; version 14 is made to be read by it, so the first line is all that is changed here.
use strict;
use warnings;
use TAP::Parser;

local $/;
open my $file, '<', $ARGV[0] or die "$ARGV[0]: $!";
my $tap = <$file>;
$tap =~ s/\ATAP version 14\n/TAP version 13\n/ or die "no TAP version 14\n";

my $parser = TAP::Parser->new({tap => $tap});
while (my $result = $parser->next) {
    die 'unknown: ' . $result->as_string . "\n" if $result->is_unknown;
    printf "%d %s %s\n", $result->number, $result->is_ok ? 'ok' : 'not ok', $result->description if $result->is_test;
    print '  ', join(' ', map { $_->{code} } @{$result->data->{findings}}), "\n" if $result->is_yaml;
}
die join("\n", $parser->parse_errors) . "\n" if $parser->parse_errors;
