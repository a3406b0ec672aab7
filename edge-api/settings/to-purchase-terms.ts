import type { PurchaseTerms } from '../contract/settings/purchase-terms.ts';
import type { ShopSettings } from './shop-settings-schema.ts';

/** Returns the settings that the page of a product shows. */
export function toPurchaseTerms(
  { name, contact, delivery, returns, seller, social, trust }: ShopSettings,
): PurchaseTerms {
  const { area, preparation, time, remoteTime } = delivery;
  const { days, refundDays } = returns;
  return {
    delivery: { area, preparation, time, remoteTime },
    trust: {
      ...trust,
      seller: seller.legalName || name,
      phone: contact.phone,
      zalo: social.zalo,
    },
    returns: { days, refundDays },
  };
}
