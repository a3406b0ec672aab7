import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../edge-api/testing/free-port.ts';
import { makePackage } from '../../tasks/package/make-package.ts';

const dockerfile = await Deno.readTextFile(new URL('../../Dockerfile', import.meta.url));

/** Command of the container, without the name of the program. */
const [, ...entryPoint]: string[] = JSON.parse(/^ENTRYPOINT (.*)$/m.exec(dockerfile)?.[1] ?? '');

/** Starts Deno in the folder of a package. */
function spawn(folder: string, args: string[], settings: Record<string, string>) {
  return new Deno.Command(Deno.execPath(), {
    args,
    cwd: folder,
    env: { RATE_LIMIT: 'off', ...settings },
    stdin: 'null',
    stdout: 'piped',
    stderr: 'piped',
  }).spawn();
}

Deno.test('a package in another folder runs the whole shop with the command of the container', async () => {
  const temporary = await Deno.makeTempDir({ prefix: 'thach-an-package-' });
  const folder = `${temporary}/shop`;
  try {
    await makePackage(folder);
    await makePackage(folder);
    const port = freePort();
    const origin = `http://127.0.0.1:${port}`;
    const settings = {
      PORT: String(port),
      DATABASE_URL: `file:${temporary}/data/shop.db`,
      MAIL_DIR: `${temporary}/data/mail`,
    };
    const shop = spawn(folder, entryPoint, settings);
    const output = Promise.all(
      [shop.stdout, shop.stderr].map((stream) => new Response(stream).text()),
    );
    await untilAnswering(origin, shop, output);
    for (const path of ['/', '/store', '/terms', '/images/cau-aquamarine.7f20a9f0.webp']) {
      const reply = await fetch(origin + path);
      assert.equal(reply.status, 200, path);
      await reply.arrayBuffer();
    }
    const account = { name: 'An', email: 'an@example.com', password: 'một mật khẩu dài' };
    const registered = await fetch(`${origin}/api/user/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(account),
    });
    assert.equal((await registered.json()).success, true);
    const list = await (await fetch(`${origin}/api/food/list`)).json();
    const command = ['task', 'shop', 'stock', list.data[0]._id, '3'];
    assert.equal((await spawn(folder, command, settings).output()).code, 0);
    const divisions = await fetch(`${origin}/api/provinces/p/`);
    assert.equal((await divisions.json()).length, 63);
    shop.kill('SIGTERM');
    assert.equal((await shop.status).code, 0, (await output).join('\n'));
  } finally {
    await Deno.remove(temporary, { recursive: true });
  }
});

Deno.test('a package that was interrupted is replaced by the next one', async () => {
  const temporary = await Deno.makeTempDir({ prefix: 'thach-an-package-' });
  const folder = `${temporary}/shop`;
  try {
    const program = fileURLToPath(new URL('../../tasks/package/make-package.ts', import.meta.url));
    const interrupted = spawn(temporary, ['run', '-A', '--no-check', program, folder], {});
    const output = [interrupted.stdout, interrupted.stderr].map((stream) =>
      new Response(stream).text()
    );
    let ended = false;
    interrupted.status.then(() => ended = true);
    while (!ended && !existsSync(`${folder}/LICENSE`)) {
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    assert.ok(!ended, 'it ended by itself');
    interrupted.kill('SIGKILL');
    await Promise.all([interrupted.status, ...output]);
    await makePackage(folder);
    assert.ok(existsSync(`${folder}/package.json`));
  } finally {
    await Deno.remove(temporary, { recursive: true });
  }
});

Deno.test('a folder that contains other files is not replaced by a package', async () => {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-package-' });
  try {
    await Deno.writeTextFile(`${folder}/note.txt`, 'a note');
    await assert.rejects(makePackage(folder), /is not empty/);
    assert.equal(await Deno.readTextFile(`${folder}/note.txt`), 'a note');
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

async function untilAnswering(
  origin: string,
  shop: Deno.ChildProcess,
  output: Promise<string[]>,
): Promise<void> {
  let ended = false;
  shop.status.then(() => ended = true);
  for (;;) {
    if (ended) assert.fail(`It ended: ${(await output).join('\n')}`);
    const reply = await fetch(`${origin}/healthz`).catch(() => undefined);
    await reply?.body?.cancel();
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
