import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { SessionUser } from '../../sessions/session.ts';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/schema/catalogue-tables.ts';
import { noticeLinks, stockWaits } from '../../db/schema/notice-tables.ts';
import { NotFoundError, UnavailableError, ValidationError } from '../../errors.ts';
import { isShown } from '../product-row.ts';
import { mailboxDigest } from '../../mail/limits/fold-mailbox.ts';

/** Products for which one mailbox can wait, and waits of all mailboxes together. */
export const waitLimits = { perMailbox: 20, all: 50_000 };

/** Returns `true` if a customer has proven to own the mailbox of an address. */
export const ownsMailbox = (user: SessionUser | undefined, email: string): user is SessionUser =>
  user !== undefined && user.emailVerifiedAt !== null &&
  mailboxDigest(user.email) === mailboxDigest(email);

/**
 * Lets a mailbox wait for a product that is sold out. The result does not tell whether the mailbox
 * waits already, has refused notices, or waits for too many products.
 *
 * The request needs no confirmation by mail: it causes one mail at most, which has no words of its
 * sender, counts within the limits of the mailbox, and ends all others with one click.
 *
 * @param isProven `true` for the owner of the mailbox, who lifts a refusal. The spelling of the
 * address is that of the owner, whose waits replace the oldest ones.
 * @throws {NotFoundError} if the product is not sold
 * @throws {ValidationError} if it is in stock
 * @throws {UnavailableError} if too many mailboxes wait
 */
export async function waitForStock(
  database: Database,
  { productId, email }: { productId: string; email: string },
  isProven: boolean,
  now: number,
): Promise<void> {
  const { read } = database;
  const mailbox = mailboxDigest(email);
  const isProduct = and(eq(products.id, productId), isShown);
  const [product] = await read.select({ stock: products.stock }).from(products).where(isProduct);
  if (!product) throw new NotFoundError('product');
  if (product.stock > 0) throw new ValidationError('inStock');
  if (!isProven && await read.$count(stockWaits) >= waitLimits.all) {
    throw new UnavailableError('stockNotices');
  }
  const isRefusal = and(
    eq(noticeLinks.mailbox, mailbox),
    eq(noticeLinks.purpose, 'notices'),
    isNotNull(noticeLinks.refusedAt),
  );
  const others = sql`from stock_waits where mailbox = ${mailbox} and product_id <> ${productId}`;
  const insert = sql`
    insert into stock_waits (product_id, mailbox, email, created_at)
    select id, ${mailbox}, ${email}, ${now} from products where ${isProduct}
      and (select count(*) ${others}) < ${waitLimits.perMailbox}
      and not exists (select 1 from ${noticeLinks} where ${isRefusal})
    on conflict (mailbox, product_id)
      do update set email = ${isProven ? sql`excluded.email` : stockWaits.email}`;
  const makeRoom = sql`
    delete ${others}
      and id not in (select id ${others} order by id desc limit ${waitLimits.perMailbox - 1})`;
  await database.batch((db) => [
    db.update(noticeLinks).set({ refusedAt: null }).where(isProven ? isRefusal : sql`false`),
    ...isProven ? [db.run(makeRoom)] : [],
    db.run(insert),
  ]);
}
