import type { Category } from '../contract/catalogue/categories.ts';
import { type ShopIdentity, shopIdentitySchema } from '../contract/settings/shop-identity.ts';
import { depositRule, transferAccount } from '../orders/transfers/transfer-account.ts';
import type { ShopSettings } from './shop-settings-schema.ts';
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

/** Returns the settings that every page shows, without all others. */
export function toShopIdentity(
  settings: ShopSettings,
  categories: readonly Category[],
  versions: ShopIdentity['versions'],
): ShopIdentity {
  const { gifts, guestOrders } = settings;
  const deposit = depositRule(settings);
  return shopIdentitySchema.parse({
    ...settings,
    ...{ home: undefined, ...toHome(settings) },
    social: socialLinks(settings),
    gifts: gifts === 'on',
    guestOrders: guestOrders === 'on',
    shipping: toShippingRule(settings),
    ...transferAccount(settings) ? { transfers: true } : {},
    ...deposit ? { deposit } : {},
    ...{ categories, versions },
  });
}
