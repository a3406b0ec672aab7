import {
  type Address,
  type AddressScheme,
  createAddressSchema,
  defaultScheme,
  deliveryCountry,
  giftSchema,
  incompleteAddress,
} from '@thach-an/edge-api/contract';
import { type AddressErrors, divisionLevels, type Divisions, placeNames } from '@thach-an/ui';
import type { ComposedOrder, OrderDraft } from '../order-records.ts';
import { addressErrors } from './address-errors.ts';

export { addressErrors };

/** The address of a form, or its errors by field. */
export type ComposedAddress =
  | { address: Address; errors?: undefined }
  | { address?: undefined; errors: AddressErrors };

/**
 * Composes the address of a form. Of the three divisions, only the first missing one is an error:
 * the ones below it cannot be chosen before it.
 *
 * @param wards the offered wards: a district without wards needs none
 */
export function composeAddress(
  { values, place }: Pick<OrderDraft, 'values' | 'place'>,
  wards: Divisions,
  scheme: AddressScheme = defaultScheme,
): ComposedAddress {
  const parsed = createAddressSchema(scheme).safeParse({
    ...values,
    ...placeNames(place),
    country: deliveryCountry,
    ...(scheme === defaultScheme ? {} : { scheme }),
  });
  const errors: AddressErrors = parsed.success ? {} : addressErrors(
    parsed.error.issues.map(({ path, message }) => ({ path: String(path[0] ?? ''), message })),
  );
  const lowest = divisionLevels.at(-1)!;
  const wardless = wards.state === 'ready' && wards.items.length === 0;
  if (place.district && !place[lowest] && !wardless) errors[lowest] ??= incompleteAddress;
  const missing = divisionLevels.findIndex((level) => errors[level]);
  for (const level of divisionLevels.slice(missing + 1)) delete errors[level];
  return parsed.success && Object.keys(errors).length === 0 ? { address: parsed.data } : { errors };
}

/** Returns the gift of a form, or the error of its phone number. */
export function composeGift(
  gift: OrderDraft['gift'],
): { gift?: ComposedOrder['gift']; error?: string } {
  if (!gift) return {};
  const { note, phone } = gift;
  const parsed = giftSchema.safeParse({ note, phone: phone.trim() === '' ? undefined : phone });
  return parsed.success ? { gift: parsed.data } : { error: parsed.error.issues[0]?.message };
}
