import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Oldest release of Node in which the calendar must run, by `import` and by `require`. */
const VERSION = '20.0.0';

const systems: Record<string, string> = { darwin: 'darwin', linux: 'linux', windows: 'win' };
const architectures = { aarch64: 'arm64', x86_64: 'x64' };

/**
 * Installs Node 20.0 from the npm registry into `var`, unless it is there, and returns the path of
 * the program.
 */
export async function installNode20(): Promise<string> {
  const { arch, os } = Deno.build;
  const name = `node-${systems[os]}-${architectures[arch]}`;
  const folder = fileURLToPath(new URL(`../../var/node-${VERSION}`, import.meta.url));
  const program = join(folder, 'node_modules', name, 'bin', os === 'windows' ? 'node.exe' : 'node');
  const present = await Deno.stat(program).then(() => true, () => false);
  if (present) return program;
  await Deno.mkdir(folder, { recursive: true });
  const { success, stderr } = await new Deno.Command('npm', {
    args: [
      'install',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--prefer-offline',
      '--ignore-scripts',
      '--loglevel=error',
      `--prefix=${folder}`,
      `${name}@${VERSION}`,
    ],
    cwd: folder,
  }).output();
  if (!success) throw new Error(`npm cannot install it:\n${new TextDecoder().decode(stderr)}`);
  return program;
}
