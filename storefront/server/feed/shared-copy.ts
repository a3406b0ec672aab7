/** Bytes that arrive once, and that many clients read meanwhile and afterwards. */
export class SharedCopy {
  readonly #chunks: Uint8Array<ArrayBuffer>[] = [];
  #state: { ended: boolean; error?: unknown } = { ended: false };
  #change = Promise.withResolvers<void>();

  /** Resolves when all bytes have arrived; rejects if their source fails. */
  readonly complete: Promise<void>;

  constructor(source: ReadableStream<Uint8Array<ArrayBuffer>>) {
    this.complete = this.#collect(source);
    // The readers get the failure.
    this.complete.catch(() => {});
  }

  /** Yields all bytes from the first one on. */
  async *read(): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    for (let index = 0;;) {
      const chunk = this.#chunks[index];
      if (chunk) {
        yield chunk;
        index += 1;
      } else if (this.#state.ended) {
        if (this.#state.error !== undefined) throw this.#state.error;
        return;
      } else await this.#change.promise;
    }
  }

  async #collect(source: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<void> {
    try {
      for await (const chunk of source) {
        this.#chunks.push(chunk);
        this.#change.resolve();
        this.#change = Promise.withResolvers();
      }
      this.#state = { ended: true };
    } catch (error) {
      this.#state = { ended: true, error };
      throw error;
    } finally {
      this.#change.resolve();
    }
  }
}
