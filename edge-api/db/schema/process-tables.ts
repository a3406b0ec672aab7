import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * Named counters. Triggers count with 'catalogue' every change that pages show, with 'listing'
 * those that can change the members or the order of any list of products, with 'prices' every
 * change of a price, with 'stock' every change of a stock, and with 'settings' those of settings
 * and texts. These only grow. 'units' is the sum of the stock of all products.
 */
export const counters = sqliteTable('counters', {
  name: text('name').primaryKey(),
  value: integer('value').notNull(),
});

/** State of the rate limiter, which uses the generic cell rate algorithm. */
export const rateLimits = sqliteTable('rate_limits', {
  /** Digest of the scope and the subject of a rule. */
  key: text('key').primaryKey(),
  /** Theoretical arrival time of the next attempt. */
  arrivalAt: integer('arrival_at').notNull(),
});

/** Leases of recurring jobs, so that several processes do not run the same job at a time. */
export const leases = sqliteTable('leases', {
  /** Name of the job. */
  name: text('name').primaryKey(),
  /** Random identifier of the run that has the lease. */
  holder: text('holder').notNull(),
  /** Time until which no other run starts. */
  until: integer('until').notNull(),
});
