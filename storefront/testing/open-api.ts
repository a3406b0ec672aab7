import { boot, createApi, readConfig } from '@thach-an/edge-api';
import { join } from 'node:path';

/** Database with the demo catalogue and one customer, and the token of the customer's session. */
interface Template {
  file: Uint8Array;
  token: string;
}

const databaseName = 'shop.db';

let template: Promise<Template> | undefined;

/**
 * Opens the real API with a database of its own and one customer. The database is a copy of one
 * that is filled once per process.
 *
 * @param settings environment variables that extend or replace those of the tests
 */
export async function openApi(settings: Record<string, string> = {}) {
  const { file, token } = await (template ??= createTemplate());
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-' });
  await Deno.writeFile(join(folder, databaseName), file);
  const { close, ...opened } = await bootApi(folder, settings);
  return {
    ...opened,
    token,
    async [Symbol.asyncDispose]() {
      await close();
      await Deno.remove(folder, { recursive: true });
    },
  };
}

/** Fills a database by the API itself. Closing it has checkpointed its write-ahead log. */
async function createTemplate(): Promise<Template> {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-template-' });
  try {
    const { post, close } = await bootApi(folder);
    const customer = { name: 'An', email: 'an@example.com', password: 'mật khẩu dài' };
    const { token } = await post('/api/user/register', customer);
    await close();
    return { file: await Deno.readFile(join(folder, databaseName)), token };
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** Boots the API with the database of a folder. */
async function bootApi(folder: string, settings: Record<string, string> = {}) {
  const config = readConfig(
    new Map(Object.entries({
      DATABASE_URL: `file:${join(folder, databaseName)}`,
      MAIL_DIR: `${folder}/mail`,
      RATE_LIMIT: 'off',
      ...settings,
    })),
  );
  const { deps, close } = await boot(config, () => {});
  const api = createApi(deps);
  const post = async (path: string, body: unknown, token = '') => {
    const reply = await api.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', token },
      body: JSON.stringify(body),
    });
    return await reply.json();
  };
  return { api, deps, post, close };
}

/** State of a simulated network; with `responses lost`, requests reach the API. */
export type Network = 'on' | 'off' | 'responses lost';
