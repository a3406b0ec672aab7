import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Manifest } from '../../tasks/pack/manifest.ts';
import type { Pack } from '../../tasks/pack/pack-package.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const template = fileURLToPath(new URL('project', import.meta.url));

/** A project outside the repository in which the packages are installed. */
export interface ProjectElsewhere {
  folder: string;
  /** Runs a program in the folder and returns its output. */
  run(program: string, ...args: string[]): Promise<string>;
}

/** Copies the project into an empty folder and installs the packages there with npm. */
export async function makeProjectElsewhere(
  folder: string,
  packs: readonly Pack[],
): Promise<ProjectElsewhere> {
  await cp(template, folder, { recursive: true });
  const manifest = {
    private: true,
    type: 'module',
    dependencies: await dependenciesOf(packs),
    // A peer of the loader, which does not use it in Node.
    overrides: { webpack: 'npm:noop-package@1.0.0' },
  };
  await Deno.writeTextFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await run(folder, 'npm', [
    'install',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    '--ignore-scripts',
    '--loglevel=error',
  ]);
  return { folder, run: (program, ...args) => run(folder, program, args) };
}

/** Returns the packed packages, and the versions of other packages that this repository uses. */
async function dependenciesOf(packs: readonly Pack[]): Promise<Record<string, string>> {
  const here = { ...await versionsIn('ui/package.json'), ...await versionsIn('package.json') };
  const names = [
    '@tailwindcss/vite',
    '@types/react',
    '@types/react-dom',
    '@vitejs/plugin-react',
    'react',
    'react-dom',
    'tailwindcss',
    'vite',
  ];
  const others = names.map((name) => {
    const version = here[name];
    if (version === undefined) throw new Error(`No package.json of the repository names ${name}`);
    return [name, version];
  });
  return Object.fromEntries([
    ...others,
    // The loader of server components has the version of React.
    ['react-server-dom-webpack', here.react],
    ...packs.map(({ name, path }) => [name, `file:${path}`]),
  ]);
}

async function versionsIn(path: string): Promise<Record<string, string>> {
  const text = await Deno.readTextFile(join(root, path));
  const { dependencies, devDependencies } = JSON.parse(text) as Manifest;
  return { ...dependencies, ...devDependencies };
}

async function run(cwd: string, program: string, args: string[]): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command(program, { args, cwd }).output();
  const [output, errors] = [stdout, stderr].map((bytes) => new TextDecoder().decode(bytes));
  if (!success) throw new Error(`${program} ${args.join(' ')} failed:\n${output}${errors}`);
  return output ?? '';
}
