import { type Command, InvalidArgumentError } from 'commander';
import { parsePhone } from '../../contract/checkout/phone.ts';
import { parseNetwork } from '../../http/client-address.ts';
import { cancelUnconfirmed } from '../../orders/cancel-unconfirmed.ts';
import { OwnerError } from '../owner-error.ts';
import { addCommand, type CommandContext, withDatabase } from '../shop-command.ts';
import { askYesNo } from '../terminal/ask-yes-no.ts';
import type { Output } from '../terminal/output.ts';
import { parseTime } from './parse-day.ts';

interface Options {
  phone?: string;
  network?: string;
  since?: number;
  until?: number;
  yes?: boolean;
}

/** Adds `shop cancel-orders`, which cancels many unconfirmed orders at once. */
export function addCancelOrdersCommand(program: Command, output: Output): void {
  addCommand(
    program,
    'cancel-orders',
    'Cancel all orders of a phone number, a network or a time that you have not confirmed and ' +
      'nobody has paid. Customers with a verified address get a mail.',
    {
      'cancel-orders --phone 0912345678': 'the orders with a phone number',
      'cancel-orders --network 203.0.113.7 --since "2026-11-21 20:00"':
        'the orders from a network, which `order` shows, since an evening',
    },
  )
    .option('--phone <number>', 'only with this phone number', parsePhoneOption)
    .option('--network <address>', 'only from this address or its network', parseNetworkOption)
    .option('--since <time>', 'only from this time on, such as "2026-11-21 20:00"', parseTimeOption)
    .option('--until <time>', 'only before this time', parseTimeOption)
    .option('--yes', 'cancel without a question')
    .action((options: Options) =>
      withDatabase(output, (context) => cancelMatching(context, options))
    );
}

async function cancelMatching(context: CommandContext, options: Options): Promise<void> {
  const { run, output } = context;
  const { phone, network, since: from, until: to, yes = false } = options;
  const filter = { phone, network, from, to };
  if (Object.values(filter).every((value) => value === undefined)) {
    throw new OwnerError('FILTER_NEEDED', 'Give --phone, --network, --since or --until.');
  }
  if (!yes) {
    const { found } = await run(cancelUnconfirmed, { ...filter, dryRun: true });
    if (found.length > 0) await confirm(output, found);
  }
  const { cancelled, changed } = await run(cancelUnconfirmed, filter);
  if (output.json) return output.document({ cancelled, changed });
  output.print(
    `${cancelled} orders cancelled.` + (changed > 0 ? ` ${changed} have changed meanwhile.` : ''),
  );
}

async function confirm(output: Output, found: readonly string[]): Promise<void> {
  const what = found.length === 1 ? `the order ${found[0]}` : `${found.length} orders`;
  if (output.interactive && await askYesNo(`Cancel ${what}?`)) return;
  throw new OwnerError(
    'CONFIRMATION_NEEDED',
    `Nothing was cancelled. Add --yes to cancel ${what}.`,
    { orders: found },
  );
}

function parsePhoneOption(text: string): string {
  const phone = parsePhone(text);
  if (!phone) throw new InvalidArgumentError('It must be a phone number, such as 0912345678.');
  return phone;
}

function parseNetworkOption(text: string): string {
  // The prefix length of a network that `order` shows is left out.
  if (!parseNetwork(text.replace(/\/(48|64)$/, ''))) {
    throw new InvalidArgumentError('It must be an IP address, such as 203.0.113.7.');
  }
  return text;
}

function parseTimeOption(text: string): number {
  const time = parseTime(text);
  if (time === undefined) {
    throw new InvalidArgumentError('It must be a day or a time, such as "2026-11-21 20:00".');
  }
  return time;
}
