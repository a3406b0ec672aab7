import { parsePhone } from '../../contract/checkout/phone.ts';
import { parseNetwork } from '../../http/client-address.ts';
import { cancelUnconfirmed } from '../../orders/cancel-unconfirmed.ts';
import { OwnerError } from '../owner-error.ts';
import type { CommandContext, ShopCommand } from '../shop-command.ts';
import { parserOf } from '../terminal/arguments.ts';
import type { Output } from '../terminal/output.ts';
import { parseTime } from './parse-day.ts';

interface Options {
  phone?: string;
  network?: string;
  since?: number;
  until?: number;
  yes?: boolean;
}

const parseTimeOption = parserOf(parseTime, 'a day or a time, such as "2026-11-21 20:00"');

export const cancelOrdersCommand: ShopCommand = {
  name: 'cancel-orders',
  summary:
    'Cancel all orders of a phone number, a network or a time that you have not confirmed and ' +
    'nobody has paid. Customers with a verified address get a mail.',
  examples: {
    'cancel-orders --phone 0912345678': 'the orders with a phone number',
    'cancel-orders --network 203.0.113.7 --since "2026-11-21 20:00"':
      'the orders from a network, which `order` shows, since an evening',
  },
  options: [
    [
      '--phone <number>',
      'only with this phone number',
      parserOf((text) => parsePhone(text) || undefined, 'a phone number, such as 0912345678'),
    ],
    [
      '--network <address>',
      'only from this address or its network',
      // The prefix length of a network that `order` shows is left out.
      parserOf(
        (text) => parseNetwork(text.replace(/\/(48|64)$/, '')) ? text : undefined,
        'an IP address, such as 203.0.113.7',
      ),
    ],
    ['--since <time>', 'only from this time on, such as "2026-11-21 20:00"', parseTimeOption],
    ['--until <time>', 'only before this time', parseTimeOption],
    ['--yes', 'cancel without a question'],
  ],
  async run({ run, output }: CommandContext, _, options: Options) {
    const { phone, network, since: from, until: to, yes = false } = options;
    const filter = { phone, network, from, to };
    if (Object.values(filter).every((value) => value === undefined)) {
      throw new OwnerError('FILTER_NEEDED', 'Give --phone, --network, --since or --until.');
    }
    if (!yes) {
      const countedAt = Date.now();
      const { found } = await run(cancelUnconfirmed, { ...filter, dryRun: true });
      if (found.length > 0) await confirmCancellation(output, found);
      // Orders that are placed after the count are not cancelled.
      filter.to = Math.min(countedAt, to ?? Infinity);
    }
    const { cancelled, changed } = await run(cancelUnconfirmed, filter);
    const meanwhile = changed > 0 ? ` ${changed} have changed meanwhile.` : '';
    return {
      document: { cancelled, changed },
      text: `${cancelled} orders cancelled.${meanwhile}`,
    };
  },
};

async function confirmCancellation(output: Output, found: readonly string[]): Promise<void> {
  const what = found.length === 1 ? `the order ${found[0]}` : `${found.length} orders`;
  const refusal = new OwnerError(
    'CONFIRMATION_NEEDED',
    `Nothing was cancelled. Add --yes to cancel ${what}.`,
    { orders: found },
  );
  if (!await output.confirm(`Cancel ${what}?`, refusal)) throw refusal;
}
