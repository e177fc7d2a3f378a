import { launch } from 'chrome-launcher';
import { sequenceOf, visit } from './load/measure';
import { prepareSingleBundle, serveOnTwoOrigins } from './load/variants';
const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';
const serveSingle = await prepareSingleBundle();
const chrome = await launch({ chromeFlags: flags.split(' '), chromePath: '/usr/bin/chromium' });
for (const serve of [serveSingle, serveOnTwoOrigins]) {
  const v = await serve(400);
  const { requests, lcpMs } = await visit(v.url, chrome.port, 'provided');
  console.log(v.name, lcpMs, sequenceOf(requests));
  for (const r of requests) console.log(Math.round(r.startMs), Math.round(r.endMs), r.transferBytes, r.url);
  await v.stop();
}
chrome.kill();
