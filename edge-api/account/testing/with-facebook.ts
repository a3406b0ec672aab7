import { facebookLoginSchema } from '../../contract/account/user.ts';
import { users } from '../../db/schema/account-tables.ts';
import { createFacebookGraph } from '../facebook/facebook-graph.ts';
import { facebookLogIn } from '../facebook/facebook-log-in.ts';
import { findSessionUser } from '../../sessions/session.ts';
import type { AccountShop } from './open-account-shop.ts';
import { startFakeGraph, testApp } from './start-fake-graph.ts';

/** Facebook user of the tests. */
export const me = { id: '42', name: 'An Facebook', email: 'an@example.com' };
/** Claim of a browser that Facebook confirms. */
export const claim = {
  facebookId: '42',
  name: 'An',
  email: 'An@Example.com',
  accessToken: 'EAA-good',
};

/** Adds a fake Facebook, and functions that log in with it. */
export function withFacebook(shop: AccountShop) {
  const server = startFakeGraph();
  const addToken = (token: string, user: { id: string; name: string; email?: string }) =>
    server.addToken(token, {
      inspection: { is_valid: true, app_id: testApp.appId, user_id: user.id },
      me: user,
    });
  addToken(claim.accessToken, me);
  const graph = createFacebookGraph({ ...testApp, url: server.url });
  return {
    ...shop,
    server,
    addToken,
    logIn: (change: object = {}) =>
      facebookLogIn(
        shop.database,
        graph,
        facebookLoginSchema.parse({ ...claim, ...change }),
        1_000,
      ),
    userOf: async (token: string) => (await findSessionUser(shop.database, token, 1_001))?.id,
    rows: () => shop.database.read.select().from(users),
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]();
      await shop[Symbol.asyncDispose]();
    },
  };
}
