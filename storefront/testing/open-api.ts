import { boot, createApi, readConfig } from '@thach-an/edge-api';

/**
 * Opens the real API with a database of its own and one customer.
 *
 * @param settings environment variables that extend or replace those of the tests
 */
export async function openApi(settings: Record<string, string> = {}) {
  const folder = await Deno.makeTempDir({ prefix: 'thach-an-' });
  const config = readConfig(
    new Map(Object.entries({
      DATABASE_URL: `file:${folder}/shop.db`,
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
  const customer = { name: 'An', email: 'an@example.com', password: 'mật khẩu dài' };
  const { token }: { token: string } = await post('/api/user/register', customer);
  return {
    api,
    deps,
    post,
    token,
    async [Symbol.asyncDispose]() {
      await close();
      await Deno.remove(folder, { recursive: true });
    },
  };
}

/** State of a simulated network; with `responses lost`, requests reach the API. */
export type Network = 'on' | 'off' | 'responses lost';
