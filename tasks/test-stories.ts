/**
 * Runs all stories as tests in a browser, and then a story that is wrong on purpose: when the
 * accessibility check lets that one pass, it checks nothing.
 *
 * With `--pictures` every story is also compared with its picture in `tests/stories/screenshots`;
 * with `--accept` the pictures are made anew where they differ. Names of files limit the run.
 */
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { picturesFolder, strayPictures } from '../tests/stories/stray-pictures.ts';

const whatToDo = `
A story that failed for its picture alone has it in test-results/stories: *-actual-* is what there is now,
*-diff-* what differs from tests/stories/screenshots. Take it, after a look:

    npx -y deno task accept:stories [name of a component]
`;

const names = Deno.args.filter((argument) => !argument.startsWith('--'));
const accepts = Deno.args.includes('--accept');
const pictures = picturesMode();

// What an earlier run left there would look like this one's.
await rm(new URL('../test-results/stories', import.meta.url), { recursive: true, force: true });
if (!await runStories(pictures ? { STORY_PICTURES: pictures } : {}, { names })) {
  if (pictures === 'compare') console.error(whatToDo);
  Deno.exit(1);
}
if (pictures && names.length === 0) await handleStrays();
if (!accepts && await runStories({ STORIES: 'canary' }, { quiet: true })) {
  console.error('A story without a label passed: the accessibility check is not at work.');
  Deno.exit(1);
}

async function runStories(
  environment: Record<string, string>,
  { quiet = false, names = [] as string[] } = {},
): Promise<boolean> {
  const { success } = await new Deno.Command(Deno.execPath(), {
    args: ['run', '-A', 'npm:vitest', 'run', '--reporter=dot', ...names],
    env: { STORYBOOK_DISABLE_TELEMETRY: '1', ...environment },
    stdout: quiet ? 'null' : 'inherit',
    stderr: quiet ? 'null' : 'inherit',
  }).spawn().status;
  return success;
}

/** Another browser draws letters differently: pictures belong to the one in the package. */
function picturesMode(): 'accept' | 'compare' | undefined {
  if (!accepts && !Deno.args.includes('--pictures')) return undefined;
  const { os, arch } = Deno.build;
  if (os === 'linux' && arch === 'x86_64' && !Deno.env.get('CHROMIUM_PATH')) {
    return accepts ? 'accept' : 'compare';
  }
  console.warn('Pictures are not compared: they are of the packaged Chromium, on Linux x64.');
  return undefined;
}

async function handleStrays(): Promise<void> {
  const stories = new Map<string, string>();
  const folders = ['../ui/', '../.storybook/'].map((folder) => new URL(folder, import.meta.url));
  for (const path of (await Promise.all(folders.map(storyFiles))).flat()) {
    const file = fileURLToPath(path).replace(/^.*[/\\]|\.stories\.tsx$/g, '');
    stories.set(file, await Deno.readTextFile(path));
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

async function storyFiles(folder: URL): Promise<URL[]> {
  const files: URL[] = [];
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    if (isDirectory && name !== 'node_modules') {
      files.push(...await storyFiles(new URL(`${name}/`, folder)));
    } else if (name.endsWith('.stories.tsx')) files.push(new URL(name, folder));
  }
  return files;
}
