import type { Rule } from './rule.ts';

/** A migration never drops a table or a column: what is in it would be gone for good. */
export const migrationsKeepData: Rule = (files) =>
  files.filter(({ path, text }) =>
    /^edge-api\/db\/migrations\/.*\.sql$/.test(path) && /\bdrop\s+(table|column)\b/i.test(text)
  ).map(({ path }) => `${path} drops something: move the data first, in a migration of its own`);
