import type { DepositRule } from '../../contract/checkout/deposit.ts';
import type { AwaitedTransfer, RequestedTransfer } from '../../contract/orders/bank-transfer.ts';
import { orderCode } from '../../contract/orders/order-code.ts';
import type { orders } from '../../db/schema/order-tables.ts';
import { bankName } from '../../payments/vietqr/bank-names.ts';
import { amountLimit, encodeVietQr } from '../../payments/vietqr/encode-vietqr.ts';
import type { ShopSettings } from '../../settings/shop-settings-schema.ts';
import { awaitedAmount } from '../amount-due.ts';
import { transferReference } from './transfer-reference.ts';
import { renderSVG } from 'uqr';

/** Bank account to which customers pay, the time in which they do, and the rule for deposits. */
export type TransferAccount = ShopSettings['transfer'];

/** Returns the account of a shop; undefined if one of its three settings is empty. */
export function transferAccount({ transfer }: ShopSettings): TransferAccount | undefined {
  const { bank, account, name } = transfer;
  return bank === '' || account === '' || name === '' ? undefined : transfer;
}

/** Returns the rule for deposits of a shop; undefined if no order needs one. */
export function depositRule(settings: ShopSettings): DepositRule | undefined {
  const account = transferAccount(settings);
  if (!account || account.depositFrom === 0) return undefined;
  return { depositFrom: account.depositFrom, depositAmount: account.depositAmount };
}

/** Returns `true` for an amount that banks do not transfer at once. */
export function isInParts(amount: number): boolean {
  return amount >= amountLimit;
}

/**
 * Returns the transfer by which an order is paid. Its code has no amount if that is transferred in
 * parts: the customer types those.
 */
export function requestTransfer(
  { bank, account, name }: Pick<TransferAccount, 'bank' | 'account' | 'name'>,
  { code, amount, expiresAt }: { code: string; amount: number; expiresAt: number },
): RequestedTransfer {
  const reference = transferReference(code);
  const transfer = { bin: bank, account, purpose: reference };
  const payload = encodeVietQr(isInParts(amount) ? transfer : { ...transfer, amount });
  return { payload, bank, account, name, amount, reference, expiresAt };
}

/**
 * Returns the transfer of what is left to pay in advance; null if none is awaited.
 *
 * @param paid amount that has arrived, in đồng
 */
export function awaitedTransfer(
  order: typeof orders.$inferSelect,
  paid: number,
  account: TransferAccount | undefined,
): AwaitedTransfer | null {
  const { status, expiresAt, claimedAt } = order;
  const amount = awaitedAmount(order) - paid;
  if (!account || status !== 'awaiting-transfer' || expiresAt === null || amount <= 0) return null;
  const transfer = requestTransfer(account, { code: orderCode(order), amount, expiresAt });
  return {
    ...transfer,
    bankName: bankName(transfer.bank),
    qr: renderQr(transfer.payload),
    claimedAt,
    inParts: isInParts(amount),
  };
}

/** Options of a QR code: error correction M, and a border of four modules, which scanners need. */
export const qrOptions = { ecc: 'M', border: 4 } as const;

/** Renders a text as a QR code: an SVG in black on white. */
export function renderQr(text: string): string {
  return renderSVG(text, { ...qrOptions, whiteColor: '#fff', blackColor: '#000' });
}
