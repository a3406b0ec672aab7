import assert from 'node:assert/strict';
import type { TestMailServer } from '../../edge-api/mail/testing/start-mail-server.ts';

/** Mails that the mail server has received. */
export interface SentMails {
  /** Number of mails by their Message-ID. */
  byId: Map<string, number>;
  /** Recipients, subjects and texts. */
  mails: { to: string; text: string }[];
}

/** Reads the received mails. */
export async function readMails(
  { received, recipients, read }: TestMailServer,
): Promise<SentMails> {
  const byId = new Map<string, number>();
  const mails: SentMails['mails'] = [];
  for (const index of received.keys()) {
    const { messageId = '', subject = '', text = '' } = await read(index);
    byId.set(messageId, (byId.get(messageId) ?? 0) + 1);
    mails.push({ to: recipients[index]?.join() ?? '', text: `${subject}\n${text}` });
  }
  return { byId, mails };
}

/** Waits until mails were received that satisfy all conditions. */
export async function untilReceived(
  server: TestMailServer,
  conditions: readonly ((mails: SentMails['mails']) => boolean)[],
): Promise<void> {
  for (const deadline = performance.now() + 30_000;;) {
    const { mails } = await readMails(server);
    const missing = conditions.filter((holds) => !holds(mails));
    if (missing.length === 0) return;
    assert.ok(performance.now() < deadline, `missing mails: ${missing.join('\n')}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
