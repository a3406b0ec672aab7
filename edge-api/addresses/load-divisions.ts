import { type Divisions, parseDivisions } from './divisions.ts';

/** The divisions as they stood until 30 June 2025. */
const divisionsFile = new URL('../seed/divisions.json', import.meta.url);

/** Reads the embedded divisions at their first use and keeps them; what could not be read is tried again. */
export function lazyDivisions(): () => Promise<Divisions> {
  let loading: Promise<Divisions> | undefined;
  return () =>
    loading ??= Deno.readTextFile(divisionsFile).then(parseDivisions).catch((error) => {
      loading = undefined;
      throw error;
    });
}
