/**
 * Runs all stories as tests in a browser. Names of story files limit the run.
 *
 * - `--pictures` also compares every story with its screenshot in `tests/stories/screenshots`.
 * - `--accept` replaces the screenshots that differ.
 * - `--canary` runs only a story that violates the accessibility rules on purpose, and fails if
 *   that story passes: then the accessibility check does not work.
 */
import { globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { picturesFolder, strayPictures } from '../tests/stories/stray-pictures.ts';

const pictureHelp = `
If a story failed only because of its screenshot, test-results/stories contains the current one
(*-actual-*) and the differences (*-diff-*) from tests/stories/screenshots. After a review, accept it:

    npx -y deno task accept:stories [name of a component]
`;

const root = new URL('..', import.meta.url);
const names = Deno.args.filter((argument) => !argument.startsWith('--'));
const accepts = Deno.args.includes('--accept');

if (Deno.args.includes('--canary')) await expectCanaryToFail();
else await testStories();

async function testStories(): Promise<void> {
  const pictures = picturesMode();
  // Results of an earlier run would be mistaken for this one's.
  await rm(new URL('../test-results/stories', import.meta.url), { recursive: true, force: true });
  const success = await runVitest({
    ...pictures && { STORY_PICTURES: pictures },
    ...names.length > 0 && { STORIES: namedStories() },
  });
  if (!success) {
    if (pictures === 'compare') console.error(pictureHelp);
    Deno.exit(1);
  }
  if (pictures && names.length === 0) await handleStrayPictures();
}

async function expectCanaryToFail(): Promise<void> {
  const output = { stdout: 'null', stderr: 'null' } as const;
  if (await runVitest({ STORIES: './canary/*.stories.tsx' }, output)) {
    console.error('A story without a label passed: the accessibility check does not work.');
    Deno.exit(1);
  }
}

async function runVitest(
  env: Record<string, string>,
  output: Pick<Deno.CommandOptions, 'stdout' | 'stderr'> = {},
): Promise<boolean> {
  const { success } = await new Deno.Command(Deno.execPath(), {
    args: ['run', '-A', 'npm:vitest', 'run', ...names],
    env: { STORYBOOK_DISABLE_TELEMETRY: '1', ...env },
    stdout: 'inherit',
    stderr: 'inherit',
    ...output,
  }).spawn().status;
  return success;
}

/** Returns the named files of stories, relative to `.storybook`, so that it reads no others. */
function namedStories(): string {
  const files = listStoryFiles().map((path) => `../${path}`)
    .filter((path) => !path.includes('/canary/') && names.some((name) => path.includes(name)));
  if (files.length === 0) {
    console.error(`No file of stories has ${names.join(' or ')} in its path.`);
    Deno.exit(1);
  }
  return files.join(',');
}

/** Other browsers render text differently: the screenshots are those of the packaged Chromium. */
function picturesMode(): 'accept' | 'compare' | undefined {
  if (!accepts && !Deno.args.includes('--pictures')) return undefined;
  const { os, arch } = Deno.build;
  if (os === 'linux' && arch === 'x86_64' && !Deno.env.get('CHROMIUM_PATH')) {
    return accepts ? 'accept' : 'compare';
  }
  console.warn('Screenshots are not compared: they require the packaged Chromium on Linux x64.');
  return undefined;
}

/** Removes screenshots without a story when accepting, else reports them and fails. */
async function handleStrayPictures(): Promise<void> {
  const stories = new Map<string, string>();
  for (const path of listStoryFiles()) {
    stories.set(basename(path, '.stories.tsx'), await Deno.readTextFile(new URL(path, root)));
  }
  const present = (await Array.fromAsync(Deno.readDir(picturesFolder))).map(({ name }) => name);
  for (const stray of strayPictures(present, stories)) {
    if (accepts) await Deno.remove(new URL(stray, picturesFolder));
    else {
      console.error(`tests/stories/screenshots/${stray} belongs to no story.`);
      Deno.exitCode = 1;
    }
  }
}

function listStoryFiles(): string[] {
  return globSync(['ui/**/*.stories.tsx', '.storybook/*/*.stories.tsx'], { cwd: root })
    .map((path) => path.replaceAll('\\', '/'));
}
