import { sessions, users } from '../../db/schema/account-tables.ts';
import { mails } from '../../db/schema/mail-tables.ts';
import type { MailRow } from '../../mail/outgoing-mail.ts';
import { mailsOf } from '../../mail/testing/mails-of.ts';
import { openTestShop, type TestShopOptions } from '../../testing/open-test-shop.ts';
import { createTokenIssuer } from '../create-token-issuer.ts';
import { register } from '../register.ts';

/** Shop of {@linkcode openAccountShop}. */
export type AccountShop = Awaited<ReturnType<typeof openAccountShop>>;

/** Registration of the test user An. */
export const an = { name: 'Nguyễn An', email: 'An@example.com', password: 'mật khẩu của An' };

/** Opens a shop with rate limits, without customers and products, for tests of accounts. */
export async function openAccountShop(options: TestShopOptions = {}) {
  const empty = { customers: [], products: [], now: 1_000_000, rateLimit: true };
  const shop = await openTestShop({ ...empty, ...options });
  const { database, database: { read }, deps: { passwords } } = shop;

  /** Composes the queued mails of one kind with real tokens, oldest first. */
  async function mailsOfKind(kind: MailRow['kind']) {
    const all = await mailsOf(database, createTokenIssuer(database, shop.clock));
    return all.filter((mail) => mail.kind === kind);
  }

  return {
    ...shop,
    passwords,
    /** Creates an unverified account and starts a session. */
    async open(email = an.email) {
      const { token } = await register(database, passwords, { ...an, email }, 0);
      const all = await read.select().from(users);
      return { id: all.find((user) => user.email === email)!.id, token };
    },
    /** Returns the numbers of rows. */
    count: async () => ({
      users: await read.$count(users),
      sessions: await read.$count(sessions),
      mails: await read.$count(mails),
    }),
    /** Returns the kinds of the queued mails, oldest first. */
    mailKinds: async () =>
      (await read.select().from(mails).orderBy(mails.id)).map(({ kind }) => kind),
    mailsOfKind,
    /** Returns the token and the address of the link in the last mail of a kind. */
    async linkIn(kind: MailRow['kind']) {
      const { text } = (await mailsOfKind(kind)).at(-1)!;
      const [, query] = /\?(token=\S+)/.exec(text)!;
      const { token = '', email = '' } = Object.fromEntries(new URLSearchParams(query));
      return { token, email };
    },
  };
}
