import type { Rule } from './rule.ts';

/** A migration never drops a table or a column: its data would be lost. */
export const migrationsKeepData: Rule = (files) =>
  files.filter(({ path, text }) =>
    /^edge-api\/db\/migrations\/.*\.sql$/.test(path) && /\bdrop\s+(table|column)\b/i.test(text)
  ).map(({ path }) =>
    `${path} drops a table or column: move its data first, in a separate migration`
  );
