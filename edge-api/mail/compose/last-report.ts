import { and, gt, lte, sql } from 'drizzle-orm';
import type { Reader } from '../../db/database.ts';
import { mails } from '../../db/schema/mail-tables.ts';
import type { MailRow } from '../outgoing-mail.ts';

/** Time for which reports of new orders are counted, in ms, and their maximum number in it. */
export const reportTime = 60 * 60_000;
export const maxReports = 60;

/** First sentence of a report after which the triggers of the database add no other one. */
export const lastReportNote =
  `Đây là email báo đơn thứ ${maxReports} trong một giờ. Các đơn tiếp theo trong giờ này không được ` +
  'báo qua email, vui lòng xem trong danh sách đơn hàng.';

/** Returns `true` if a report to the owner is the last one in its hour. */
export async function isLastReport(
  { read }: Reader,
  { createdAt }: Pick<MailRow, 'createdAt'>,
): Promise<boolean> {
  const reports = await read.$count(
    mails,
    and(
      // A literal, for the partial index.
      sql`${mails.kind} = 'new-order'`,
      gt(mails.createdAt, createdAt - reportTime),
      lte(mails.createdAt, createdAt),
    ),
  );
  return reports >= maxReports;
}
