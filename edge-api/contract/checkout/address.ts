import { emailSchema } from '../account/user.ts';
import { lineSchema } from '../line-schema.ts';
import { z } from '../zod.ts';
import {
  type AddressField,
  addressFields,
  type AddressScheme,
  addressSchemes,
  defaultScheme,
  incompleteAddress,
} from './address-fields.ts';
import { phoneSchema } from './phone.ts';

export const deliveryCountry = 'Việt Nam';

/** A scheme that the address may leave out if it is the default. */
const named = (scheme: AddressScheme) => {
  const literal = z.literal(scheme, incompleteAddress);
  return (scheme === defaultScheme ? literal.optional() : literal) as z.ZodOptional<typeof literal>;
};

/** Note of the place that a commune was before July 2025; empty if the customer has chosen none. */
const formerPlace = lineSchema('Địa chỉ cũ', incompleteAddress, 0, 200)
  .refine((text) => text === '' || /^\(cũ: [^()]+\)$/.test(text), incompleteAddress)
  .default('');

/** Returns the schema of an address. Instead of a district, one with a commune has a note. */
export const createAddressSchema = (scheme: AddressScheme) =>
  z.object(
    {
      firstName: lineSchema('Tên', 'Vui lòng nhập tên.'),
      lastName: lineSchema('Họ', 'Vui lòng nhập họ.'),
      email: emailSchema,
      street: lineSchema('Địa chỉ', 'Vui lòng nhập số nhà và tên đường.', 1, 200),
      // Five districts of islands had no wards.
      ward: lineSchema('Phường/xã', incompleteAddress, scheme === 'communes' ? 1 : 0),
      district: addressSchemes[scheme].some((level) => level === 'district')
        ? lineSchema('Quận/huyện', incompleteAddress)
        : formerPlace,
      city: lineSchema('Tỉnh/thành phố', incompleteAddress),
      country: z.string().trim().normalize('NFC').pipe(
        z.literal(deliveryCountry, 'Cửa hàng chỉ giao hàng trong Việt Nam.'),
      ).default(deliveryCountry),
      phone: phoneSchema,
      scheme: named(scheme),
    } satisfies Record<AddressField | 'scheme', z.ZodType>,
    'Vui lòng nhập địa chỉ giao hàng.',
  );

/** Delivery address in any scheme. The shop accepts the one of its setting `addressScheme`. */
export const addressSchema = z.discriminatedUnion(
  'scheme',
  [createAddressSchema('districts'), createAddressSchema('communes')],
  'Vui lòng nhập địa chỉ giao hàng.',
).meta({ id: 'Address' });

export type Address = z.infer<typeof addressSchema>;

/** Address in a reply: plain texts, as an older address may violate later rules. */
export const addressTexts = z.object(
  Object.fromEntries(addressFields.map((field) => [field, z.string()])) as Record<
    AddressField,
    z.ZodString
  >,
);
