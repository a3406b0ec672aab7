import { defaultScheme } from '../contract/checkout/address-fields.ts';
import { defaultShipping } from '../contract/checkout/shipping-rule.ts';
import data from './default-settings.json' with { type: 'json' };
import { shopSettingsSchema } from './shop-settings-schema.ts';

/** Settings of the demo shop, which apply until the owner changes them. */
export const defaultShopSettings = shopSettingsSchema.parse({
  ...data,
  addressScheme: defaultScheme,
  shipping: { ...defaultShipping, groups: '', weightSteps: '' },
});
