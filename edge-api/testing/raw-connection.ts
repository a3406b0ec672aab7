/** Connection to a server under test, for requests that an HTTP client would not send. */
export interface RawConnection extends Disposable {
  send(text: string): Promise<void>;
  /** Reads until the received text matches, or the server closes the connection. */
  readUntil(pattern: RegExp): Promise<string>;
  /** Reads until the server closes the connection. */
  readAll(): Promise<string>;
}

/** Opens a connection to a port of this machine. */
export async function openRawConnection(port: number): Promise<RawConnection> {
  const connection = await Deno.connect({ hostname: '127.0.0.1', port });
  const chunk = new Uint8Array(64 * 1024);
  const decoder = new TextDecoder();
  let received = '';
  const readUntil = async (done: (text: string) => boolean) => {
    while (!done(received)) {
      const size = await connection.read(chunk);
      if (size === null) break;
      received += decoder.decode(chunk.subarray(0, size), { stream: true });
    }
    return received;
  };
  return {
    async send(text) {
      await connection.write(new TextEncoder().encode(text));
    },
    readUntil: (pattern) => readUntil((text) => pattern.test(text)),
    readAll: () => readUntil(() => false),
    [Symbol.dispose]: () => connection.close(),
  };
}
