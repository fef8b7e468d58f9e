// Style of the page of many records.
// clang-format off
#include "cli/picture/html_style.hpp"

namespace arbiter::cli {

const std::string_view html_report_style = R"css(
:root{color-scheme:light dark;--ground:#fbfaf6;--ink:#23262b;--faint:#66686d;--rule:#d5d1c5;--link:#1a5a9e;
--wrong:#b00020;--warn:#7a5200;--box:#f2efe6}
@media (prefers-color-scheme:dark){:root{--ground:#1a1c1f;--ink:#eceae4;--faint:#a3a29c;--rule:#45484e;--link:#8ab8ee;
--wrong:#ff8a80;--warn:#f0c060;--box:#25282c}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:84rem;padding:0 1rem 2rem;background:var(--ground);color:var(--ink);
font:1rem/1.45 system-ui,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}
h1{font-size:1.5rem;margin:1rem 0 .2rem}h2{font-size:1.15rem;margin:1rem 0 .4rem;overflow-wrap:anywhere}
h3{font-size:1rem;margin:.4rem 0 .2rem;overflow-wrap:anywhere}
a{color:var(--link)}a:focus-visible,pre:focus-visible{outline:3px solid var(--link);outline-offset:1px}
table{border-collapse:collapse;margin:.6rem 0}caption{text-align:left;font-weight:600}
th,td{text-align:left;padding:.1rem .8rem .1rem 0;border-bottom:1px solid var(--rule)}
td:first-child{text-align:right;font-variant-numeric:tabular-nums}
nav li{overflow-wrap:anywhere;padding:.1rem 0}nav .failed{font-weight:600}.unread{color:var(--wrong)}
nav span{color:var(--wrong)}
article{border-top:2px solid var(--rule);margin-top:1.2rem;scroll-margin-top:.5rem}
article.failed{border-top-color:var(--wrong)}
.beside{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:1.2rem;align-items:start}
.finding{border-left:4px solid var(--faint);padding-left:.7rem;margin-bottom:.8rem}
.finding.error{border-color:var(--wrong)}.finding.error h3{color:var(--wrong)}.finding.warning h3{color:var(--warn)}
pre{margin:.2rem 0;padding:.5rem .6rem;background:var(--box);overflow-x:auto;
font:.88rem/1.35 ui-monospace,"DejaVu Sans Mono",monospace}
.beside>div:only-child{grid-column:1/-1}.finding ul{margin:.2rem 0;padding-left:1.2rem;overflow-wrap:anywhere}
figure{margin:0}img{display:block;max-width:100%;height:auto;border:1px solid var(--rule)}
figcaption{color:var(--faint);font-size:.9rem}
.notice{padding:.3rem .6rem;border:1px dashed var(--wrong);border-radius:.3rem}
@media (max-width:56rem){.beside{display:block}}
@media print{body{max-width:none;background:#fff;color:#000}.back{display:none}.finding,figure{break-inside:avoid}
h2,h3{break-after:avoid}pre{white-space:pre-wrap}.beside{display:block}}
)css";

}  // namespace arbiter::cli
