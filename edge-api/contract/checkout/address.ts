import { containsLink } from '../account/contains-link.ts';
import { emailSchema, unprintable } from '../account/user.ts';
import { z } from '../zod.ts';
import { type AddressField, addressFields, incompleteAddress } from './address-fields.ts';
import { phoneSchema } from './phone.ts';

/** The only country with delivery. */
export const deliveryCountry = 'Việt Nam';

/**
 * Single-line text.
 *
 * @param name field name that begins the messages
 * @param missing message for an absent text
 */
const line = (name: string, missing: string, minLength = 1, maxLength = 100) =>
  z.string(missing).trim().normalize('NFC').min(minLength, missing)
    .max(maxLength, {
      error: `${name} không được dài quá ${maxLength} ký tự.`,
      abort: true,
    })
    .refine((text) => !unprintable.test(text), `${name} có ký tự không hợp lệ.`)
    .refine(
      (text) => !containsLink(text),
      `${name} không được chứa liên kết hoặc địa chỉ email.`,
    );

/** Delivery address. */
export const addressSchema = z.object(
  {
    firstName: line('Tên', 'Vui lòng nhập tên.'),
    lastName: line('Họ', 'Vui lòng nhập họ.'),
    email: emailSchema,
    street: line('Địa chỉ', 'Vui lòng nhập số nhà và tên đường.', 1, 200),
    ward: line('Phường/xã', incompleteAddress, 0),
    district: line('Quận/huyện', incompleteAddress),
    city: line('Tỉnh/thành phố', incompleteAddress),
    country: z.string().trim().normalize('NFC').pipe(
      z.literal(deliveryCountry, 'Cửa hàng chỉ giao hàng trong Việt Nam.'),
    ).default(deliveryCountry),
    phone: phoneSchema,
  } satisfies Record<AddressField, z.ZodType>,
  'Vui lòng nhập địa chỉ giao hàng.',
).meta({ id: 'Address' });

/** Delivery address. */
export type Address = z.infer<typeof addressSchema>;

/** Address in a reply: plain texts, as an older address may violate later rules. */
export const addressTexts = z.object(
  Object.fromEntries(addressFields.map((field) => [field, z.string()])) as Record<
    AddressField,
    z.ZodString
  >,
);
