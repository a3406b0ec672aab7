/** An entry without a shop: the part of a start that belongs to the runtime. */
export default { fetch: () => new Response() } satisfies Deno.ServeDefaultExport;
