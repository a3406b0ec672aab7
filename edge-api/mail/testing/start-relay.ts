import { connect, createServer, type Socket } from 'node:net';

/** TCP relay between a client and a server. */
export interface Relay {
  port: number;
  /** Destroys all connections. */
  disconnect(): void;
  /** Stops listening and frees the port. */
  close(): Promise<void>;
}

/** Starts a relay to a port of 127.0.0.1. */
export async function startRelay(target: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      // Disconnecting causes errors on both sides.
      socket.on('error', () => {});
    }
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No port');
  return {
    port: address.port,
    disconnect: () => sockets.forEach((socket) => socket.destroy()),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
