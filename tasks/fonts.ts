/** Writes the font files of `ui` as described in docs/decisions/009. */
import { fileURLToPath } from 'node:url';
import { cutFonts } from './fonts/cut-fonts.ts';

const folder = fileURLToPath(new URL('../ui/fonts/', import.meta.url));
for (const { name, bytes } of await cutFonts()) {
  await Deno.writeFile(folder + name, bytes);
  console.log(`${name}  ${bytes.length} bytes`);
}
