import type { ShippingRule } from '../contract/checkout/shipping-rule.ts';
import type { ShippingGroup, WeightStep } from '../contract/checkout/shipping-schema.ts';
import type { ShopSettings } from './shop-settings-schema.ts';

/** Returns the fees for the delivery. A list that the owner has not set is absent. */
export function toShippingRule(
  { shipping: { fee, freeFrom, groups, weightSteps } }: Pick<ShopSettings, 'shipping'>,
): ShippingRule {
  return {
    fee,
    freeFrom,
    ...(groups === '' ? {} : { groups: JSON.parse(groups) as ShippingGroup[] }),
    ...(weightSteps === '' ? {} : { weightSteps: JSON.parse(weightSteps) as WeightStep[] }),
  };
}
