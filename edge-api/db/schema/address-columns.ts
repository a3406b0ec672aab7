import { text } from 'drizzle-orm/sqlite-core';
import {
  type AddressField,
  addressFields,
  type AddressScheme,
  defaultScheme,
} from '../../contract/checkout/address-fields.ts';

type Field = Exclude<AddressField, 'country'>;

const required = (name: string) => text(name).notNull();

/** Returns the columns of a delivery address within the country. */
export const addressColumns = () => ({
  ...Object.fromEntries(
    addressFields.filter((field) => field !== 'country')
      .map((field) => [field, required(field.replace('Name', '_name'))]),
  ) as Record<Field, ReturnType<typeof required>>,
  /** Divisions by which the place is given. */
  scheme: text('scheme').$type<AddressScheme>().notNull().default(defaultScheme),
});
