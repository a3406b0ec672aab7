import type { TestMailServer } from '../../../edge-api/mail/testing/start-mail-server.ts';
import { htmlLines, type Normalize } from './normalize.ts';
import type { Observation } from './step.ts';

/** Returns the received mails, in an order that does not depend on their dispatch. */
export async function observeMails(
  { received, read, recipients }: TestMailServer,
  normalize: Normalize,
): Promise<Observation[]> {
  const mails: Observation[] = [];
  for (const index of received.keys()) {
    const { from, to, subject = '', text = '', html = '', headers } = await read(index);
    mails.push({
      name: normalize(`mail to ${recipients[index]?.join()}: ${subject}`),
      lines: [
        `from ${JSON.stringify(from)}`,
        `to ${JSON.stringify(to)}`,
        ...headers.map(({ key }) => `header ${key}`),
        ...text.split('\n').filter((line) => line.trim() !== '').map((line) =>
          `text: ${line.trim()}`
        ),
        ...htmlLines(html).map((line) => `html: ${line}`),
      ].map(normalize),
    });
  }
  // The mails of several orders differ in the prices.
  const key = ({ name, lines }: Observation) =>
    [name, ...lines.filter((line) => line.includes('VNĐ'))].join('\n');
  return mails.sort((a, b) => key(a) < key(b) ? -1 : 1);
}
