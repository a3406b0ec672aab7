/** A file of stories in `ui`. */
export interface StoriesFile {
  /** Path without `.stories.tsx`, such as `ui/primitives/button/button`. */
  path: string;
  title: string;
  /** `true` if Storybook generates a documentation page for the component. */
  documented: boolean;
}

const root = new URL('../../', import.meta.url);
const meta = /^const meta = \{[\s\S]*?^\} satisfies Meta|^const meta = \{.*$/m;

/** Reads the title and the tags of all stories in `ui`. */
export async function readStories(): Promise<StoriesFile[]> {
  const files: StoriesFile[] = [];
  for (const path of await listFiles('ui/', '.stories.tsx')) {
    const text = meta.exec(await Deno.readTextFile(new URL(path, root)))?.[0] ?? '';
    files.push({
      path: path.replace('.stories.tsx', ''),
      title: /title: '([^']+)'/.exec(text)?.[1] ?? '',
      documented: !text.includes("'!autodocs'"),
    });
  }
  return files;
}

/** Lists the files of a folder whose names end in a given way, with paths from the root. */
export async function listFiles(folder: string, ending: string): Promise<string[]> {
  const paths: string[] = [];
  for await (const { name, isDirectory } of Deno.readDir(new URL(folder, root))) {
    if (isDirectory && name !== 'node_modules') {
      paths.push(...await listFiles(`${folder}${name}/`, ending));
    } else if (name.endsWith(ending)) paths.push(folder + name);
  }
  return paths.sort();
}

export function readFile(path: string): Promise<string> {
  return Deno.readTextFile(new URL(path, root));
}
