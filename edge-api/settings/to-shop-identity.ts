import type { Category } from '../contract/catalogue/categories.ts';
import type { ShopIdentity } from '../contract/settings/shop-identity.ts';
import { depositRule, transferAccount } from '../orders/transfers/transfer-account.ts';
import type { ShopSettings } from './shop-settings-schema.ts';
import type { PurchaseTerms } from '../contract/settings/purchase-terms.ts';
import { toShippingRule } from './to-shipping-rule.ts';

/** Names of the social networks by setting, in display order. */
const networks = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['youtube', 'YouTube'],
  ['tiktok', 'TikTok'],
  ['zalo', 'Zalo'],
] as const;

export function socialLinks({ social }: ShopSettings): { name: string; href: string }[] {
  return networks.flatMap(([key, name]) => social[key] === '' ? [] : [{ name, href: social[key] }]);
}

/** Returns what the owner has set for the home page. */
function toHome({ home }: ShopSettings): Pick<ShopIdentity, 'home'> {
  const { picture, ...texts } = home;
  const set = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
  const own = { ...set, ...picture === '' ? {} : { picture: JSON.parse(picture) } };
  return Object.keys(own).length > 0 ? { home: own } : {};
}

/** Returns the settings that every page shows. */
export function toShopIdentity(
  settings: ShopSettings,
  categories: readonly Category[],
  versions: ShopIdentity['versions'],
): ShopIdentity {
  const {
    name,
    slogan,
    description,
    brand,
    contact,
    seller,
    trust,
    notice,
    addressScheme,
    delivery,
  } = settings;
  const deposit = depositRule(settings);
  const { legalName, taxCode, registration, address } = seller;
  return {
    name,
    slogan,
    description,
    brand,
    ...toHome(settings),
    contact: { phone: contact.phone, email: contact.email },
    social: socialLinks(settings),
    seller: { legalName, taxCode, registration, address },
    trust,
    notice,
    gifts: settings.gifts === 'on',
    guestOrders: settings.guestOrders === 'on',
    addressScheme,
    shipping: toShippingRule(settings),
    delivery: {
      preparation: delivery.preparation,
      time: delivery.time,
      workDays: delivery.workDays,
    },
    ...transferAccount(settings) ? { transfers: true } : {},
    ...deposit ? { deposit } : {},
    categories: categories.map((it) => ({ ...it, subCategories: [...it.subCategories] })),
    versions,
  };
}

export function toPurchaseTerms({ delivery, returns }: ShopSettings): PurchaseTerms {
  const { area, preparation, time, remoteTime } = delivery;
  const { days, refundDays } = returns;
  return {
    delivery: { area, preparation, time, remoteTime },
    returns: { days, refundDays },
  };
}
