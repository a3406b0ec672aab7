/** Writes the description of the API to var/openapi.json, or to the file that is named. */
import { createApi } from '../edge-api/api.ts';
import { openDeps } from '../edge-api/boot/boot.ts';
import { readConfig } from '../edge-api/boot/config.ts';
import { createTestDatabase } from '../edge-api/testing/create-test-database.ts';

const [file = 'var/openapi.json'] = Deno.args;
await using test = await createTestDatabase();
const settings = new Map([['MAIL_DIR', `${test.folder}/mail`]]);
const { deps, close } = await openDeps(test.database, readConfig(settings), () => {});
const reply = await createApi(deps).request('/api/openapi.json');
await Deno.mkdir('var', { recursive: true });
await Deno.writeTextFile(file, JSON.stringify(await reply.json(), undefined, 2) + '\n');
await close();
