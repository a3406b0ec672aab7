import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Manifest } from '../../tasks/pack/manifest.ts';
import type { Pack } from '../../tasks/pack/pack-package.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const template = fileURLToPath(new URL('project', import.meta.url));

/** A project outside the repository that has installed the packs. */
export interface ProjectElsewhere {
  folder: string;
  /** Runs a Node program in it and gives what it prints. */
  node(...programAndArguments: string[]): Promise<string>;
}

/** Copies the project into an empty folder and installs the packs there, as anyone would with npm. */
export async function makeProjectElsewhere(
  folder: string,
  packs: readonly Pack[],
): Promise<ProjectElsewhere> {
  await cp(template, folder, { recursive: true });
  const manifest = { private: true, type: 'module', dependencies: await wanted(packs) };
  await Deno.writeTextFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await run(folder, 'npm', [
    'install',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    '--ignore-scripts',
    '--loglevel=error',
  ]);
  return { folder, node: (...programAndArguments) => run(folder, 'node', programAndArguments) };
}

/** The packs, and beside them what this repository itself is built with. */
async function wanted(packs: readonly Pack[]): Promise<Record<string, string>> {
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
  const beside = names.map((name) => {
    const version = here[name];
    if (version === undefined) throw new Error(`No package.json here names ${name}`);
    return [name, version];
  });
  return Object.fromEntries([...beside, ...packs.map(({ name, path }) => [name, `file:${path}`])]);
}

async function versionsIn(path: string): Promise<Record<string, string>> {
  const text = await Deno.readTextFile(join(root, path));
  const { dependencies, devDependencies } = JSON.parse(text) as Manifest;
  return { ...dependencies, ...devDependencies };
}

async function run(cwd: string, program: string, args: string[]): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command(program, { args, cwd }).output();
  const [printed, complaints] = [stdout, stderr].map((bytes) => new TextDecoder().decode(bytes));
  if (!success) throw new Error(`${program} ${args.join(' ')} failed:\n${printed}${complaints}`);
  return printed ?? '';
}
