import type { PurchaseTerms } from '../contract/settings/purchase-terms.ts';
import type { ShopSettings } from './shop-settings-schema.ts';

/** Returns the settings that the page of a product shows. */
export function toPurchaseTerms({ delivery, returns }: ShopSettings): PurchaseTerms {
  const { area, preparation, time, remoteTime } = delivery;
  const { days, refundDays } = returns;
  return { delivery: { area, preparation, time, remoteTime }, returns: { days, refundDays } };
}
