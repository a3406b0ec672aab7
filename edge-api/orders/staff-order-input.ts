import { emailSchema } from '../contract/account/user.ts';
import { lineLimit, quantityLimit } from '../contract/cart/cart.ts';
import { createAddressSchema } from '../contract/checkout/address.ts';
import {
  addressFields,
  type AddressScheme,
  defaultScheme,
} from '../contract/checkout/address-fields.ts';
import { z } from '../contract/zod.ts';
import { ValidationError } from '../errors.ts';
import { schemaIssues } from '../schema-error.ts';

/** Address that staff enter: the customer may have no mailbox. */
const inScheme = (scheme: AddressScheme) =>
  createAddressSchema(scheme).extend({ email: z.union([z.literal(''), emailSchema]).default('') });

const schemas = { districts: inScheme('districts'), communes: inScheme('communes') };

/** Fields of an address, which {@linkcode parseStaffAddress} completes and validates. */
export const partialAddressSchema = z.object(
  {
    ...Object.fromEntries(addressFields.map((field) => [field, z.string().max(1_000).optional()])),
    scheme: z.enum(Object.keys(schemas) as [AddressScheme]).optional(),
  } as Record<(typeof addressFields)[number], z.ZodOptional<z.ZodString>> & {
    scheme: z.ZodOptional<z.ZodEnum<Record<AddressScheme, AddressScheme>>>;
  },
  'Vui lòng nhập địa chỉ giao hàng.',
);

/**
 * Returns the validated address.
 *
 * @param path path of the address in the input
 * @throws {ValidationError}
 */
export function parseStaffAddress(address: z.infer<typeof partialAddressSchema>, path: string) {
  const scheme = address.scheme ?? defaultScheme;
  const parsed = schemas[scheme].safeParse(address);
  if (parsed.success) return { ...parsed.data, scheme };
  const issues = schemaIssues(parsed.error)
    .map((issue) => ({ ...issue, path: `${path}.${issue.path}` }));
  const sentence = parsed.error.issues[0]?.message ?? '';
  throw new ValidationError('schema', { values: { sentence }, issues });
}

const invalidQuantity = `Số lượng phải là số nguyên từ 1 đến ${quantityLimit}.`;

export const orderLinesSchema = z.array(
  z.object({
    productId: z.string('Vui lòng chọn sản phẩm.').min(1, 'Vui lòng chọn sản phẩm.').max(200),
    quantity: z.int(invalidQuantity).min(1, invalidQuantity).max(quantityLimit, invalidQuantity),
  }),
  'Vui lòng chọn sản phẩm.',
).min(1, 'Đơn hàng phải có ít nhất một sản phẩm.')
  .max(lineLimit, `Một đơn hàng chỉ chứa tối đa ${lineLimit} sản phẩm khác nhau.`)
  .refine(
    (lines) => new Set(lines.map(({ productId }) => productId)).size === lines.length,
    'Mỗi sản phẩm chỉ được xuất hiện một lần trong đơn hàng.',
  );
