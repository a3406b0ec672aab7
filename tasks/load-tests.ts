/** Loads the test files that are its arguments into one process of `deno test`. */
for (const path of Deno.args) await import(new URL(`../${path}`, import.meta.url).href);
