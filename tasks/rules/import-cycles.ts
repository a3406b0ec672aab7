import { buildImportGraph, findCycles } from './import-graph.ts';
import type { Rule } from './rule.ts';

/** Files of the packages do not import each other in a circle, not even types. */
export const noImportCycles: Rule = (files) => {
  const sources = files.filter(({ path }) => /^(?:lunar|ui|edge-api|storefront)\//.test(path));
  return findCycles(buildImportGraph(sources)).map((cycle) =>
    `${[...cycle, cycle[0]].join(' imports ')}: a cycle`
  );
};
