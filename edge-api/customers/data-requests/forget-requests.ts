import { type SQL, sql } from 'drizzle-orm';
import type { StatementBuilder } from '../../db/database.ts';
import { dataRequests } from '../../db/schema/customer-tables.ts';

const { person, note, extensionReason, customerId, doneAt, outcome } = dataRequests;

/** Returns the values of a request that keeps its person, and the texts, under a condition. */
export const keepPersonIf = (isKept: SQL) => ({
  person: sql`iif(${isKept}, ${person}, '')`,
  note: sql`iif(${isKept}, ${note}, '')`,
  extensionReason: sql`iif(${isKept}, ${extensionReason}, null)`,
  customerId: sql`iif(${isKept}, ${customerId}, null)`,
});

/**
 * Builds the statement that removes the persons from requests whose account is deleted. An open one
 * still has to be answered: an empty outcome notes that it loses its person once it is done.
 */
export const forgetRequests = (db: StatementBuilder, where: SQL | undefined) =>
  db.update(dataRequests).set({
    ...keepPersonIf(sql`${doneAt} is null`),
    customerId: null,
    outcome: sql`coalesce(${outcome}, '')`,
  }).where(where);
