/** Replies of Facebook are a few hundred bytes. */
const replyLimit = 64 * 1024;

/**
 * Reads a reply as JSON, and no more of it than fits.
 *
 * @throws {RangeError} if it is larger than 64 KiB
 * @throws {SyntaxError} if it is no JSON
 */
export async function readGraphResponse(reply: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of reply.body ?? []) {
    size += chunk.byteLength;
    if (size > replyLimit) throw new RangeError(`the reply is larger than ${replyLimit} bytes`);
    chunks.push(chunk);
  }
  return JSON.parse(await new Blob(chunks as BlobPart[]).text());
}
