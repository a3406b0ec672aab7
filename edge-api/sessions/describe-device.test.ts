import assert from 'node:assert/strict';
import { describeDevice } from './describe-device.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';
const android = `Mozilla/5.0 (Linux; Android 10; K) ${webKit}`;
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit}`;

Deno.test('describeDevice() names the browser and the system', () => {
  const agents = {
    'Chrome trên Android': `${android} Chrome/142.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet trên Android':
      `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Safari trên iPhone': `${iPhone} (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1`,
    'Chrome trên iPhone':
      `${iPhone} (KHTML, like Gecko) CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`,
    'Facebook trên iPhone': `${iPhone} (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/530.0]`,
    'Zalo trên Android':
      `${android} Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36 Zalo android`,
    'Chrome trên Windows': `${windows} Chrome/142.0.0.0 Safari/537.36`,
    'Edge trên Windows': `${windows} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    'Cốc Cốc trên Windows': `${windows} coc_coc_browser/140.0.0 Chrome/134.0.0.0 Safari/537.36`,
    'Opera trên Windows': `${windows} Chrome/141.0.0.0 Safari/537.36 OPR/125.0.0.0`,
    'Safari trên macOS':
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Firefox trên Linux': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Chrome trên ChromeOS':
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/142.0.0.0 Safari/537.36`,
  };
  for (const [device, agent] of Object.entries(agents)) assert.equal(describeDevice(agent), device);
});

Deno.test('describeDevice() names the known half only, and nothing of an unknown agent', () => {
  assert.equal(describeDevice('Mozilla/5.0 (Windows NT 10.0) Unknown/1.0'), 'Windows');
  assert.equal(describeDevice('Firefox/145.0'), 'Firefox');
  for (const agent of [undefined, '', 'curl/8.5.0', 'x'.repeat(60_000)]) {
    assert.equal(describeDevice(agent), null);
  }
});

Deno.test('describeDevice() repeats nothing of a hostile agent, and ignores its end', () => {
  const hostile = '<script>alert(1)</script> https://evil.example Chrome/1 Android \u202e\0';
  assert.equal(describeDevice(hostile), 'Chrome trên Android');
  assert.equal(describeDevice(`${'Version/1 '.repeat(6_000)} Safari/1 iPhone`), null);
});

Deno.test('describeDevice() describes the browser and the system of a User-Agent header in a few words', () => {
  const agent = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) ' +
    'Chrome/142.0.0.0 Mobile Safari/537.36';
  assert.equal(describeDevice(agent), 'Chrome trên Android');
  assert.equal(describeDevice('curl/8.5.0'), null);
});
