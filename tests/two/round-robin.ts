import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

/** Headers that concern one connection only (RFC 9110, section 7.6.1). */
const connectionHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/** A proxy on the loopback address. `await using` ends it. */
export interface RoundRobin extends AsyncDisposable {
  origin: string;
}

/**
 * Starts a proxy that sends each request to the next server, also those of one page. It streams
 * bodies, keeps `Host`, and appends the address of its client to `X-Forwarded-For`.
 *
 * @param targets returns the ports of the servers on the loopback address
 */
export async function startRoundRobin(targets: () => readonly number[]): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true });
  let count = 0;
  const server = createServer((incoming, outgoing) => {
    const ports = targets();
    forward(incoming, outgoing, agent, ports[count++ % ports.length]!);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port');
  return {
    origin: `http://localhost:${address.port}`,
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      agent.destroy();
      await closed;
    },
  };
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, agent: Agent, port: number) {
  const { method, url: path, socket } = incoming;
  const clients = [incoming.headers['x-forwarded-for'], socket.remoteAddress];
  const headers = {
    ...endToEndHeaders(incoming),
    'x-forwarded-for': clients.filter(Boolean).join(', '),
  };
  // An empty `Host` stays empty as well.
  const target = { host: '127.0.0.1', port, setHost: false };
  const upstream = request({ ...target, method, path, headers, agent });
  upstream.on('response', (reply) => {
    outgoing.writeHead(reply.statusCode ?? 502, endToEndHeaders(reply));
    pipeline(reply, outgoing, () => {});
  });
  upstream.on('error', () => {
    if (!outgoing.headersSent) outgoing.writeHead(502);
    outgoing.end();
  });
  // A client that leaves ends the request to the server too.
  outgoing.on('close', () => {
    if (!outgoing.writableFinished) upstream.destroy();
  });
  pipeline(incoming, upstream, () => {});
}

function endToEndHeaders({ headers }: IncomingMessage) {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !connectionHeaders.includes(name)),
  );
}
