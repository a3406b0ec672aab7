import { serveStatic } from 'hono/deno';
import { Hono } from 'hono';
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { packAll } from '../../tasks/pack.ts';
import { launchOptions } from '../chromium.ts';
import { installNode20 } from './node-20.ts';
import { makeProjectElsewhere } from './project-elsewhere.ts';
import { serverComponent, textLoader } from './server-component.ts';

const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');

/** Labels, notation and picture of the card. */
interface Expected {
  add: string;
  added: string;
  price: RegExp;
  /** URL of the picture. */
  picture: RegExp;
}

const vietnamese: Expected = {
  add: 'Thêm vào giỏ',
  added: 'Đã thêm (1)',
  price: /450\.000 VNĐ/,
  picture: /^http:\/\/127\.0\.0\.1:\d+\/images\/bead\.svg$/,
};

/** The page in English has a server of pictures. */
const english: Expected = {
  add: 'Add to cart',
  added: 'Added (1)',
  price: /450,000 VND/,
  picture: /^http:\/\/localhost:\d+\/images\/bead\.svg\?width=(320|640)&quality=75$/,
};

/** Serves folders on a free port. A file missing in the first is looked up in the next. */
function serveFolders(...folders: string[]) {
  const app = new Hono();
  for (const root of folders) app.use(serveStatic({ root }));
  const server = Deno.serve({ hostname: '127.0.0.1', port: 0, onListen: () => {} }, app.fetch);
  return { origin: `http://127.0.0.1:${server.addr.port}`, stop: () => server.shutdown() };
}

/** Asserts that the page of the project works and has the styles of the shop. */
async function assertShopWindow(
  browser: Browser,
  address: string,
  expected: Expected,
): Promise<void> {
  const page = await browser.newPage();
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  await page.goto(address, { waitUntil: 'networkidle' });

  assert.equal(await page.locator('time').innerText(), 'Ngày 1 tháng 1 năm Bính Ngọ');
  const card = page.getByRole('article');
  assert.equal(await card.getByRole('heading').innerText(), 'Vòng Tay Đá Mắt Hổ');
  assert.match(await card.innerText(), expected.price);
  const picture = await card.locator('img').evaluate(async (img: HTMLImageElement) => {
    await img.decode();
    return img.currentSrc;
  });
  assert.match(picture, expected.picture);
  const link = card.getByRole('link');
  assert.equal(await link.getAttribute('data-keep-scroll'), 'true');

  const button = card.getByRole('button', { name: expected.add });
  const style = await button.evaluate((element) => {
    const { backgroundColor, borderRadius, color, fontFamily } = getComputedStyle(element);
    const { height } = element.getBoundingClientRect();
    return { backgroundColor, borderRadius, color, font: fontFamily.split(',')[0], height };
  });
  assert.deepEqual(style, {
    backgroundColor: 'rgb(14, 90, 74)',
    borderRadius: '8px',
    color: 'rgb(255, 255, 255)',
    font: '"Be Vietnam Pro"',
    height: 44,
  });
  const fonts = await page.evaluate(async () =>
    [...await document.fonts.ready].filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''))
  );
  // A fallback face counts as loaded where the font that it names with `local()` is installed.
  const webFonts = new Set(fonts.filter((family) => !family.endsWith(' Fallback')));
  assert.deepEqual([...webFonts].sort(), ['Be Vietnam Pro', 'Ngoc']);

  await button.click();
  await card.getByRole('button', { name: expected.added }).waitFor();
  const message = page.getByRole('status').getByText('đã được thêm vào giỏ hàng');
  await message.waitFor();
  const toast = page.locator('.Toastify__toast-container');
  assert.equal(await toast.evaluate((element) => getComputedStyle(element).top), '80px');
  assert.deepEqual(consoleErrors, []);
  await page.close();
}

/** Asserts that the fonts to preload are those that the styles load. */
async function assertFonts(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const [named, loaded] = await page.evaluate(() => [
    (globalThis as unknown as { firstScreenFonts: string[] }).firstScreenFonts
      .map((path) => new URL(path, location.href).href),
    performance.getEntriesByType('resource').map(({ name }) => name)
      .filter((name) => name.endsWith('.woff2')),
  ]);
  assert.equal(named?.length, 3);
  assert.deepEqual(loaded?.sort(), named?.sort());
  await page.close();
}

/** Asserts that the theme stands beside that of a host, whose utilities and headings stay. */
async function assertAddition(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const styleOf = (selector: string) =>
    page.locator(selector).first().evaluate((element) => {
      const { color, backgroundColor, fontSize, fontFamily } = getComputedStyle(element);
      return { color, backgroundColor, fontSize, fontFamily: fontFamily.split(',')[0] };
    });
  const host = await styleOf('h1');
  assert.equal(host.fontFamily, '-apple-system');
  assert.equal(host.fontSize, '14px');
  assert.match(host.color, /^oklch\(0\.62/);
  const button = await styleOf('article button');
  assert.deepEqual(
    [button.backgroundColor, button.color],
    ['rgb(14, 90, 74)', 'rgb(255, 255, 255)'],
  );
  await page.close();
}

Deno.test('the packs work in a Vite project outside the repository', async (t) => {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-pack-' });
  try {
    const [packs, node20] = await Promise.all([packAll(join(folder, 'packs')), installNode20()]);
    const project = await makeProjectElsewhere(join(folder, 'project'), packs);

    await t.step('the types are consistent, including those of the packages', async () => {
      assert.equal(await project.run('node', compiler), '');
    });

    await t.step('import and require load the calendar in this Node and in Node 20.0', async () => {
      const use = `console.log(JSON.stringify([
        toLunar({ year: 2025, month: 8, day: 1 }),
        fromDate(new Date('2026-02-16T17:30:00Z')),
      ]));`;
      const scripts = {
        module: `import { fromDate, toLunar } from '@thach-an/lunar'; ${use}`,
        commonjs: `const { fromDate, toLunar } = require('@thach-an/lunar'); ${use}`,
      };
      assert.equal(await project.run(node20, '--version'), 'v20.0.0\n');
      for (const program of ['node', node20]) {
        for (const [type, script] of Object.entries(scripts)) {
          const printed = await project.run(program, `--input-type=${type}`, '--eval', script);
          assert.deepEqual(JSON.parse(printed), [
            { year: 2025, month: 6, day: 8, leap: true },
            { year: 2026, month: 2, day: 17, hour: 0, minute: 30, utcOffset: 7 },
          ], `${program} ${type}`);
        }
      }
    });

    await t.step(
      'a server component renders the package, and refers to what needs a browser',
      async () => {
        const sent = await project.run(
          'node',
          '--conditions=react-server',
          '--no-warnings',
          `--experimental-loader=${textLoader}`,
          '--experimental-loader=react-server-dom-webpack/node-loader',
          '--input-type=module',
          '--eval',
          serverComponent,
        );
        // Pure functions run on the server; the card is a reference to its module, with its props.
        assert.match(sent, /"children":"450\.000 VNĐ"/);
        assert.match(sent, /product-card\.js#ProductCard"/);
        assert.match(sent, /:I\[[^\n]*"ProductCard"\]/);
        assert.match(sent, /"headingLevel":2/);
      },
    );

    await t.step('a product card loads no other component and no other language', async () => {
      await project.run(
        'node',
        'node_modules/vite/bin/vite.js',
        'build',
        '--config=product-card.config.ts',
        '--logLevel=warn',
      );
      const code = await Deno.readTextFile(join(project.folder, 'product-card/product-card.js'));
      const size = gzipSync(code).length;
      assert.ok(size < 8_000, `${size} bytes without React`);
      assert.match(code, /Thêm vào giỏ/);
      assert.doesNotMatch(code, /Add to cart|Tổng đơn hàng|Toastify/);
    });

    await t.step('the pages show a styled card and a lunar date', async () => {
      await project.run('node', 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn');
      const { origin, stop } = serveFolders(
        join(project.folder, 'dist'),
        join(project.folder, 'node_modules/@thach-an/ui/dist'),
      );
      const browser = await chromium.launch(await launchOptions());
      try {
        await assertShopWindow(browser, `${origin}/`, vietnamese);
        await assertFonts(browser, `${origin}/`);
        await assertShopWindow(browser, `${origin}/without-tailwind.html`, vietnamese);
        await assertShopWindow(browser, `${origin}/english.html`, english);
        await assertAddition(browser, `${origin}/addition.html`);
      } finally {
        await browser.close();
        await stop();
      }
    });
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
