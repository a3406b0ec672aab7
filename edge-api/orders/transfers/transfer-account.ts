import type { DepositRule } from '../../contract/checkout/deposit.ts';
import type { RequestedTransfer } from '../../contract/orders/bank-transfer.ts';
import { encodeVietQr } from '../../payments/vietqr/encode-vietqr.ts';
import type { ShopSettings } from '../../settings/shop-settings-schema.ts';
import { transferReference } from './transfer-reference.ts';

/** Bank account to which customers pay, the time in which they do, and the rule for deposits. */
export interface TransferAccount extends DepositRule {
  /** Number of the bank: six digits. */
  bank: string;
  account: string;
  /** Name of the holder. */
  name: string;
  /** Time in which an order must be paid before its stock is released, in hours. */
  hours: number;
}

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

/**
 * Returns the transfer by which an order is paid.
 *
 * @param amount amount that is left to pay, in đồng
 */
export function requestTransfer(
  { bank, account, name }: Pick<TransferAccount, 'bank' | 'account' | 'name'>,
  { code, amount, expiresAt }: { code: string; amount: number; expiresAt: number },
): RequestedTransfer {
  const reference = transferReference(code);
  const payload = encodeVietQr({ bin: bank, account, amount, purpose: reference });
  return { payload, bank, account, name, amount, reference, expiresAt };
}
