import { globSync } from 'node:fs';
import { join } from 'node:path';

/** Calls that React allows in the browser only, and packages whose modules contain such calls. */
const clientOnly =
  /\b(?:use[A-Z]\w*|use|createContext)\(|\bextends (?:React\.)?Component\b|from "(?:@base-ui\/|react-toastify)/;

/** Returns `true` if a compiled module runs in the browser only, also with Server Components. */
export function needsClient(code: string): boolean {
  return clientOnly.test(code);
}

/**
 * Adds the directive 'use client' to the compiled modules that need it, so that a React Server
 * Component can import the package. Modules of pure functions stay usable on the server.
 *
 * @param folder the compiled package
 */
export async function markClientModules(folder: string): Promise<void> {
  for (const path of globSync(join(folder, '**/*.js'))) {
    const code = await Deno.readTextFile(path);
    if (needsClient(code)) await Deno.writeTextFile(path, `'use client';\n${code}`);
  }
}
