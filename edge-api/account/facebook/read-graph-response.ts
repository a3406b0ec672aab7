/** Maximum size of a response, in bytes. Those of Facebook have a few hundred. */
const maxBytes = 64 * 1024;

/**
 * Parses a response as JSON and stops reading beyond the size limit.
 *
 * @throws {RangeError} if the body is larger than 64 KiB
 * @throws {SyntaxError} if the body is not JSON
 */
export async function readGraphResponse(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new RangeError(`The response is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return JSON.parse(await new Blob(chunks as BlobPart[]).text());
}
