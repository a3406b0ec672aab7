import { boot, createApi, readConfig } from '@thach-an/edge-api';

/**
 * The real API on data of its own, with one customer.
 *
 * @param settings more settings, or others than these
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
  const { parts, close } = await boot(config, () => {});
  const api = createApi(parts);
  const post = async (path: string, body: unknown, token = '') => {
    const reply = await api.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', token },
      body: JSON.stringify(body),
    });
    return await reply.json();
  };
  const person = { name: 'An', email: 'an@example.com', password: 'mật khẩu dài' };
  const { token }: { token: string } = await post('/api/user/register', person);
  return {
    api,
    parts,
    post,
    token,
    async [Symbol.asyncDispose]() {
      await close();
      await Deno.remove(folder, { recursive: true });
    },
  };
}

/** How a network behaves: as it should, not at all, or requests arrive and answers do not. */
export type Network = 'on' | 'off' | 'answers lost';
