import { lazy } from '../contract/lazy.ts';
import { type Divisions, parseDivisions } from './divisions.ts';

/** The divisions that were in force until 30 June 2025. */
const divisionsFile = new URL('../seed/divisions.json', import.meta.url);

/** Returns a function that loads the embedded divisions once. A failed load is repeated. */
export function lazyDivisions(): () => Promise<Divisions> {
  return lazy(() => Deno.readTextFile(divisionsFile).then(parseDivisions));
}
