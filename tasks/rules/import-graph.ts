import { withoutComments } from './comments.ts';
import type { Rule, SourceFile } from './rule.ts';

/** Files of the packages do not import each other in a circle, not even types. */
export const noImportCycles: Rule = (files) => {
  const sources = files.filter(({ path }) => /^(?:lunar|ui|edge-api|storefront)\//.test(path));
  return findCycles(buildImportGraph(sources)).map((cycle) =>
    `${[...cycle, cycle[0]].join(' imports ')}: a cycle`
  );
};

/** Imports between files: the paths that each file imports, by its own path. */
export type ImportGraph = Map<string, string[]>;

const imported = /\b(?:from|import)\s*\(?\s*'([^'\n]+)'/g;

/**
 * Returns the specifiers that code imports or re-exports, type-only and dynamic imports included.
 */
export function importsOf(code: string): string[] {
  return [...code.matchAll(imported)].map(([, specifier = '']) => specifier);
}

/** Builds the graph of the relative imports between the given .ts and .tsx files. */
export function buildImportGraph(files: readonly SourceFile[]): ImportGraph {
  const sources = files.filter(({ path }) => /\.tsx?$/.test(path));
  const paths = new Set(sources.map(({ path }) => path));
  return new Map(sources.map((file) => {
    const targets = importsOf(withoutComments(file)).filter((specifier) =>
      specifier.startsWith('.')
    )
      .map((specifier) => new URL(specifier, `file:///${file.path}`).pathname.slice(1));
    return [file.path, [...new Set(targets)].filter((target) => paths.has(target))];
  }));
}

/**
 * Finds the cycles of a graph: one shortest cycle for each group of nodes that reach each other.
 *
 * @returns the nodes of each cycle in order; the last one leads to the first
 */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  for (const start of graph.keys()) {
    if (done.has(start)) continue;
    const cycle = shortestCycle(graph, start);
    if (!cycle) continue;
    cycles.push(cycle);
    for (const node of reachable(graph, start)) {
      if (reachable(graph, node).has(start)) done.add(node);
    }
  }
  return cycles;
}

function shortestCycle(
  graph: ReadonlyMap<string, readonly string[]>,
  start: string,
): string[] | undefined {
  const paths = [[start]];
  const seen = new Set<string>();
  for (const path of paths) {
    for (const next of graph.get(path.at(-1) ?? '') ?? []) {
      if (next === start) return path;
      if (seen.has(next)) continue;
      seen.add(next);
      paths.push([...path, next]);
    }
  }
}

function reachable(graph: ReadonlyMap<string, readonly string[]>, start: string): Set<string> {
  const found = new Set<string>();
  const queue = [start];
  for (const node of queue) {
    for (const next of graph.get(node) ?? []) {
      if (!found.has(next)) queue.push(next);
      found.add(next);
    }
  }
  return found;
}
