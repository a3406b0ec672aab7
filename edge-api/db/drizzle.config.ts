import { defineConfig } from 'drizzle-kit';

/**
 * Where `drizzle-kit generate` finds the tables and leaves the migrations, seen from this folder.
 * Name each migration after what it does: `generate --name create-catalogue`.
 */
export default defineConfig({
  dialect: 'sqlite',
  schema: './db/schema.ts',
  out: './db/migrations',
});
