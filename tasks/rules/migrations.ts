import type { Rule } from './rule.ts';

/** A table that is dropped and created again as the index of a search: it has no own data. */
const rebuiltIndex = /\bdrop\s+table\s+(\S+);(?=[^]*\bcreate\s+virtual\s+table\s+\1\s)/i;

/** A migration never drops a table or a column: its data would be lost. */
export const migrationsKeepData: Rule = (files) =>
  files.filter(({ path, text }) =>
    /^edge-api\/db\/migrations\/.*\.sql$/.test(path) &&
    /\bdrop\s+(table|column)\b/i.test(text.replace(rebuiltIndex, ''))
  ).map(({ path }) =>
    `${path} drops a table or column: move its data first, in a separate migration`
  );
