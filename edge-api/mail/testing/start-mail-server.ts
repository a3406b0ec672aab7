import { Buffer } from 'node:buffer';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import PostalMime, { type Email } from 'postal-mime';

/** A mail server on the loopback that keeps what it gets. `await using` ends it. */
export interface TestMailServer extends AsyncDisposable {
  port: number;
  url: string;
  /** The messages that were taken, as bytes. */
  received: Uint8Array[];
  /** The recipients of each, as the envelope has them. */
  recipients: string[][];
  /** Settles when so many messages were taken. */
  took(count: number): Promise<void>;
  /** Reads a message that was taken. */
  read(index: number): Promise<Email>;
  stop(): Promise<void>;
}

/**
 * Starts a mail server without TLS and log-in.
 *
 * @param options what it does otherwise
 * @param port a port that it had before
 */
export async function startMailServer(
  options: SMTPServerOptions = {},
  port = 0,
): Promise<TestMailServer> {
  const received: Uint8Array[] = [];
  const recipients: string[][] = [];
  let took = Promise.withResolvers<void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 1,
    onData(stream, session, callback) {
      const chunks: Uint8Array[] = [];
      stream.on('data', (chunk: Uint8Array) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(new Uint8Array(Buffer.concat(chunks)));
        recipients.push(session.envelope.rcptTo.map(({ address }) => address));
        callback();
        took.resolve();
        took = Promise.withResolvers();
      });
    },
    ...options,
  });
  // A client that goes away in the middle is part of the tests.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    recipients,
    async took(count) {
      while (received.length < count) await took.promise;
    },
    read: (index) => PostalMime.parse(received[index] ?? ''),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
