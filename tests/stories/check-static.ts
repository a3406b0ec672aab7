/**
 * Builds Storybook as it is published and opens every story and every written page at desktop and
 * phone width. Reports errors and accessibility violations.
 */
import { serveStatic } from 'hono/deno';
import { Hono } from 'hono';
import { chromium } from 'playwright';
import { launchOptions } from '../chromium.ts';
import { checkControls } from './check-controls.ts';
import { checkFrames } from './check-frames.ts';
import type { Entry } from './open-entry.ts';
import { searchSidebar } from './search-sidebar.ts';
import { checkWidth } from './check-width.ts';
import { StorybookPage } from './storybook-page.ts';

const folder = Deno.args[0] ?? await build();
const server = Deno.serve(
  { hostname: '127.0.0.1', port: 0, onListen: () => {} },
  new Hono().use(serveStatic({ root: folder })).fetch,
);
const origin = `http://127.0.0.1:${server.addr.port}`;
const browser = await chromium.launch(await launchOptions());
const context = await browser.newContext({ locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh' });

const index: { entries: Record<string, Entry> } = await (await fetch(`${origin}/index.json`))
  .json();
// Generated documentation pages repeat the stories, whose play functions must run alone.
const entries = Object.values(index.entries)
  .filter(({ type, tags }) => type === 'story' || !tags.includes('autodocs'));
const queue = entries.values();
let findings = 0;

async function work(): Promise<void> {
  const storybook = new StorybookPage(await context.newPage());
  await storybook.load(origin);
  for (const entry of queue) {
    for (const problem of await storybook.check(entry)) {
      findings += 1;
      console.error(`${entry.id}: ${problem}`);
    }
  }
}

await Promise.all([work(), work(), work()]);
const problems = [
  ...await searchSidebar(await context.newPage(), origin),
  ...await checkFrames(await context.newPage(), origin),
  ...await checkControls(await context.newPage(), origin),
  ...await checkWidth(await context.newPage(), origin),
];
for (const problem of problems) {
  findings += 1;
  console.error(problem);
}
await browser.close();
await server.shutdown();
if (Deno.args.length === 0) await Deno.remove(folder, { recursive: true });
console.log(`${entries.length} stories and pages, ${findings} findings.`);
if (findings > 0) Deno.exit(1);

async function build(): Promise<string> {
  const output = await Deno.makeTempDir({ prefix: 'storybook-' });
  const { success } = await new Deno.Command(Deno.execPath(), {
    args: ['run', '-A', 'npm:storybook', 'build', '--disable-telemetry', '--quiet', '-o', output],
  }).spawn().status;
  if (!success) Deno.exit(1);
  return output;
}
