/**
 * First statement of a transaction. A connection has the former schema after another process has
 * migrated the database. Its next statement loads the schema again; but if that statement opens a
 * search table, as the triggers of `orders` do, SQLite replaces the schema while it compiles the
 * statement, which then fails with "no such table: orders".
 */
export const loadSchema = 'select 1 from sqlite_schema limit 0';
