import { text } from 'drizzle-orm/sqlite-core';
import { type AddressScheme, defaultScheme } from '../../contract/checkout/address-fields.ts';

/** Returns the columns of a delivery address within the country. */
export const addressColumns = () => ({
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  street: text('street').notNull(),
  ward: text('ward').notNull(),
  district: text('district').notNull(),
  city: text('city').notNull(),
  /** Divisions by which the place is given. */
  scheme: text('scheme').$type<AddressScheme>().notNull().default(defaultScheme),
});
