import { Buffer } from 'node:buffer';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import PostalMime, { type Email } from 'postal-mime';

/** Local mail server that stores received messages. `await using` stops it. */
export interface TestMailServer extends AsyncDisposable {
  port: number;
  url: string;
  /** Received messages, as bytes. */
  received: Uint8Array[];
  /** Envelope recipients of each message. */
  recipients: string[][];
  /** Parses a received message. */
  read(index: number): Promise<Email>;
  stop(): Promise<void>;
}

/**
 * Starts a mail server without TLS and authentication.
 *
 * @param options options that override the defaults
 * @param port port to listen on; 0 for any free port
 */
export async function startMailServer(
  options: SMTPServerOptions = {},
  port = 0,
): Promise<TestMailServer> {
  const received: Uint8Array[] = [];
  const recipients: string[][] = [];
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
      });
    },
    ...options,
  });
  // Some tests end the connection during a transaction.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    recipients,
    read: (index) => PostalMime.parse(received[index] ?? ''),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
