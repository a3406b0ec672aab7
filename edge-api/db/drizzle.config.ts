import { defineConfig } from 'drizzle-kit';

/**
 * Paths of the tables and the migrations for `drizzle-kit generate`, relative to `edge-api`.
 * Name each migration after its change: `generate --name create-catalogue`.
 */
export default defineConfig({
  dialect: 'sqlite',
  schema: './db/schema/*-tables.ts',
  out: './db/migrations',
});
