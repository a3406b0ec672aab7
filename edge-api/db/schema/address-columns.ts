import { text } from 'drizzle-orm/sqlite-core';

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
});
