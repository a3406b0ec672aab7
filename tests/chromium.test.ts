import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, chromium, type LaunchOptions } from 'playwright';
import { launchOptions } from './chromium.ts';

const { resolve } = createRequire(import.meta.url);

/** Page with generic families, an installed one, and symbols that need a fallback font. */
const page = `<!doctype html><html lang='vi'>
  <p style='font-family: monospace'>Mệnh <span>iiiiiiiiii</span> <span>mmmmmmmmmm</span></p>
  <p style='font-family: sans-serif'>Vòng tay</p>
  <p style='font-family: serif'>Ngọc bích</p>
  <p style='font-family: Lora'>Thạch An</p>
  <p style='font-family: Georgia, Arial'>Đá quý ✓ ↑ → ◆ 甲 💎</p>`;

interface Rendering {
  picture: string;
  /** Widths of ten narrow and ten wide letters of the monospace font. */
  widths: number[];
}

async function render(options: LaunchOptions): Promise<Rendering> {
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch(options);
    const tab = await browser.newPage({ viewport: { width: 400, height: 320 } });
    await tab.setContent(page);
    return {
      picture: (await tab.screenshot()).toString('base64'),
      widths: await tab.evaluate(() =>
        [...document.querySelectorAll('span')].map((span) => span.getBoundingClientRect().width)
      ),
    };
  } finally {
    await browser?.close();
  }
}

Deno.test({
  name: 'launchOptions() hides every installed font from the browser',
  // Only on Linux does fontconfig find the fonts.
  ignore: Deno.build.os !== 'linux',
  async fn() {
    const home = await Deno.makeTempDir({ prefix: 'installed-fonts-' });
    try {
      const options = await launchOptions();
      const env = { ...options.env, XDG_DATA_HOME: home, XDG_CACHE_HOME: home };
      const without = await render({ ...options, env });
      assert.equal(without.widths[0], without.widths[1], 'monospace is no monospace font');

      // A font in this folder is installed for the user.
      await Deno.mkdir(join(home, 'fonts'));
      const lora = resolve('@expo-google-fonts/lora/400Regular/Lora_400Regular.ttf');
      await Deno.copyFile(lora, join(home, 'fonts/Lora.ttf'));
      const machine = { ...env, FONTCONFIG_FILE: undefined };
      const seen = await render({ ...options, env: machine });
      assert.notEqual(seen.picture, without.picture, 'the font was not installed');
      assert.equal((await render({ ...options, env })).picture, without.picture);
    } finally {
      await Deno.remove(home, { recursive: true });
    }
  },
});

Deno.test('every test browser is started with launchOptions()', async () => {
  const root = new URL('..', import.meta.url);
  const { stdout } = await new Deno.Command('git', {
    args: ['grep', '-n', '-E', String.raw`\.launch\(|launchOptions:|connectOverCDP`, '--', '*.ts'],
    cwd: root,
  }).output();
  const starts = new TextDecoder().decode(stdout).trim().split('\n')
    .filter((line) => !line.startsWith('tests/chromium.test.ts:'));
  assert.ok(starts.length >= 6, starts.join('\n'));
  const others = starts.filter((line) =>
    !/chromium\.launch\(await launchOptions\(\)\)|launchOptions: await launchOptions\(\)/.test(line)
  );
  assert.deepEqual(others, []);
});
