import { type ApiOptions, type ApiProcess, startApi } from '../faults/start-api.ts';

/** Public origin in mails and links. It is not the origin of a process, which has a free port. */
export const publicUrl = 'http://localhost:8000';

/** Sources of a release with the data on which its programs run. */
export interface ReleaseOptions {
  /** Folder of the sources. */
  root: string;
  databaseUrl: string;
  /** Folder of the mails that are not sent to `SMTP_URL`. */
  folder: string;
  /** Environment variables that override the defaults for tests. */
  settings?: Record<string, string>;
  /** Time by which the clock of the programs is slow, in ms. @default 0 */
  behind?: number;
}

const slowClock = 'tests/upgrade/fixture/shifted-clock.ts';

/** Starts a server process of a release, and waits until it is ready. */
export function startRelease(
  { behind = 0, settings, ...options }: ReleaseOptions,
  program = 'edge-api/main.ts',
): Promise<ApiProcess> {
  const entry: Partial<ApiOptions> = behind === 0 ? { entry: program } : { entry: slowClock };
  return startApi({
    ...options,
    ...entry,
    settings: { ...environment({ behind, program }), ...settings },
  });
}

/** Returns the errors that a server has logged, but for health checks on a slow machine. */
export function errorsOf(output: string): string[] {
  return output.split('\n').filter((line) =>
    line.includes('"level":"error"') && !line.includes('"message":"database takes no writes"')
  );
}

/** Runs a command of the owner with a release, and returns its JSON document. */
export async function runCommand(
  { root, databaseUrl, settings, behind = 0 }: ReleaseOptions,
  ...args: string[]
): Promise<unknown> {
  const program = 'edge-api/cli/main.ts';
  const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: [
      'run',
      '--quiet',
      '--no-check',
      '-A',
      behind === 0 ? program : slowClock,
      ...args,
      '--json',
    ],
    cwd: root,
    env: { ...environment({ behind, program }), ...settings, DATABASE_URL: databaseUrl },
    stdin: 'null',
  }).output();
  const [printed, failure] = [stdout, stderr].map((bytes) => new TextDecoder().decode(bytes));
  if (!success) throw new Error(`shop ${args.join(' ')} failed: ${failure}`);
  return JSON.parse(printed!);
}

/** Returns the settings of a program. The baseline needs `PAYMENT_SANDBOX`. */
function environment({ behind, program }: { behind: number; program: string }) {
  return {
    PUBLIC_URL: publicUrl,
    CARD_PAYMENTS: 'on',
    PAYMENT_SANDBOX: 'on',
    CLOCK_BEHIND: String(behind),
    CLOCK_PROGRAM: program,
  };
}
