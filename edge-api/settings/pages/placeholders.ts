import { welcomePromo } from '../../contract/checkout/promo.ts';
import { formatMoney } from '../../format/format-money.ts';
import { depositRule, transferAccount } from '../../orders/transfers/transfer-account.ts';
import { flattenSettings, settingKeys } from '../setting-keys.ts';
import type { ShopSettings } from '../shop-settings-schema.ts';

/** Facts about the shop that texts need besides its settings. */
export interface ShopFacts {
  /** Public origin of the shop. */
  publicUrl: string;
  cardPayments: boolean;
  /** `true` if customers may log in with Facebook. */
  facebook: boolean;
}

/** Values of placeholders by name. An empty value stands for a missing one. */
export type PlaceholderValues = Readonly<Record<string, string>>;

/** Placeholders besides the settings. Those after `promo.percent` are conditions. */
const otherNames = [
  'contact.phoneLink',
  'shop.url',
  'shop.host',
  'shipping.fee',
  'shipping.freeFrom',
  'deposit.from',
  'deposit.amount',
  'promo.code',
  'promo.percent',
  'card',
  'transfer',
  'guests',
  'changes',
  'facebook',
  'https',
] as const;

export const placeholderNames: ReadonlySet<string> = new Set([...settingKeys, ...otherNames]);

/**
 * Matches a placeholder: `{{name}}` is replaced by its value, `{{?name}}` and `{{!name}}` are
 * conditions and are replaced by nothing.
 */
export const placeholderPattern = /\{\{\s*([?!]?)\s*([A-Za-z][\w.]*)\s*\}\}/g;

/**
 * Returns the values of all placeholders.
 *
 * @param welcomePercent discount of the code for new customers, if there is one
 */
export function placeholderValues(
  settings: ShopSettings,
  facts: ShopFacts,
  welcomePercent: number | undefined,
): PlaceholderValues {
  const { shipping } = settings;
  const rule = depositRule(settings);
  const others: Record<(typeof otherNames)[number], string> = {
    'contact.phoneLink': settings.contact.phone.replace(/[^\d+]/g, ''),
    'shop.url': facts.publicUrl,
    'shop.host': new URL(facts.publicUrl).host,
    'shipping.fee': formatMoney(shipping.fee),
    'shipping.freeFrom': shipping.freeFrom > 0 ? formatMoney(shipping.freeFrom) : '',
    'deposit.from': rule ? formatMoney(rule.depositFrom) : '',
    'deposit.amount': rule ? formatMoney(rule.depositAmount) : '',
    'promo.code': welcomePercent === undefined ? '' : welcomePromo,
    'promo.percent': String(welcomePercent ?? ''),
    card: facts.cardPayments ? 'on' : '',
    transfer: transferAccount(settings) ? 'on' : '',
    guests: settings.guestOrders === 'on' ? 'on' : '',
    changes: settings.orders.changeMinutes > 0 ? 'on' : '',
    facebook: facts.facebook ? 'on' : '',
    https: facts.publicUrl.startsWith('https:') ? 'on' : '',
  };
  const values = Object.entries(flattenSettings(settings));
  return { ...Object.fromEntries(values.map(([key, value]) => [key, String(value)])), ...others };
}
