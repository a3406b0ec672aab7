import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { startMailServer } from '../testing/start-mail-server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const script = fileURLToPath(new URL('../testing/send-one.ts', import.meta.url));

/** Sends one mail from a process with the given permissions only, and returns its output. */
async function sendOne(permissions: string[], smtpUrl: string, mailDir: string): Promise<string> {
  const { stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ['run', '--quiet', '--no-prompt', '--no-check', ...permissions, script, smtpUrl, mailDir],
    cwd: root,
    signal: AbortSignal.timeout(60_000),
  }).output();
  const decoder = new TextDecoder();
  return decoder.decode(stdout) + decoder.decode(stderr);
}

Deno.test('the SMTP transport needs network access to the host name of the mail server only', async () => {
  await using server = await startMailServer();
  const smtpUrl = `smtp://localhost:${server.port}`;
  const base = [`--allow-read=${root}`, '--allow-sys=hostname'];
  assert.equal(
    await sendOne([...base, `--allow-net=localhost:${server.port}`], smtpUrl, ''),
    'sent\n',
  );
  assert.equal(server.received.length, 1);
  assert.match(
    await sendOne([...base, '--allow-net=localhost:9'], smtpUrl, ''),
    /EPERM|NotCapable/,
  );
});

Deno.test('the file transport needs write access to its folder and no network access', async () => {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-mail-' });
  try {
    const mailDir = `${folder}/mail`;
    const permissions = [`--allow-read=${root},${mailDir}`, `--allow-write=${mailDir}`];
    assert.equal(await sendOne(permissions, '', mailDir), 'sent\n');
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
