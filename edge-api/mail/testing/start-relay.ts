import { connect, createServer, type Socket } from 'node:net';

/** A wire between a client and a server that a test can cut. */
export interface Relay {
  port: number;
  /** Ends all connections at once. */
  cut(): void;
  /** Takes no more connections, and gives the port back. */
  close(): Promise<void>;
}

/** Passes bytes on to a port of the loopback. */
export async function startRelay(target: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      // Being cut is what they are for.
      socket.on('error', () => {});
    }
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No port');
  return {
    port: address.port,
    cut: () => sockets.forEach((socket) => socket.destroy()),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
