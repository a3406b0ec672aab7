import type { SMTPServerOptions } from 'smtp-server';
import { createTokenIssuer } from '../../../account/create-token-issuer.ts';
import { composeMail } from '../../../mail/compose/compose-mail.ts';
import { type LimitedMail, reserveMail } from '../../../mail/limits/reserve-mail.ts';
import { createOutbox } from '../../../mail/outbox/outbox.ts';
import { startMailServer } from '../../../mail/testing/start-mail-server.ts';
import { createTransport } from '../../../mail/transport/transport.ts';
import { runAsOwner } from '../../../operations/testing/run-as-owner.ts';
import type { TestShop } from '../../../testing/open-test-shop.ts';
import { countStock } from '../../adjust-stock.ts';
import { queueStockNotices } from '../queue-stock-notices.ts';

/** Adds a mail server, and functions that request, queue and send notices. */
export async function withNotices(
  shop: TestShop,
  { mailsPerDay = 6, mailServer = {} as SMTPServerOptions } = {},
) {
  const { database, deps, clock } = shop;
  const { log, publicUrl } = deps;
  const server = await startMailServer(mailServer);
  const tokens = createTokenIssuer(database, clock);
  const reserve = (mail: LimitedMail) => reserveMail(database, mail, mailsPerDay, clock());
  const outbox = createOutbox({
    database,
    log,
    clock,
    transport: createTransport({ smtpUrl: server.url, mailDir: '/nowhere', log }),
    compose: (row) => composeMail({ database, publicUrl, tokens, reserve }, row),
    pollInterval: 3_600_000,
  });
  return {
    ...shop,
    server,
    /** Requests a notice about `sample-0` or another product, also as a customer. */
    wait: (email: unknown, { productId = 'sample-0', ...options }: {
      productId?: string;
      as?: string;
      from?: string;
    } = {}) => shop.post('user/stock-notices', { productId, email }, options),
    /** Sets the stock of a product. */
    count: (quantity: number, productId = 'sample-0') =>
      runAsOwner(deps, countStock, { productId, quantity }),
    queue: () => queueStockNotices(database, clock()),
    /** Queues the notices that are due, sends all mails and returns their recipients in order. */
    async send(): Promise<string[]> {
      const before = server.recipients.length;
      await queueStockNotices(database, clock());
      await outbox.flush();
      return server.recipients.slice(before).flat();
    },
    async [Symbol.asyncDispose]() {
      await outbox.close();
      await server.stop();
      await shop[Symbol.asyncDispose]();
    },
  };
}
