import { createServer, type Server, type Socket } from 'node:net';

/** Ways in which a service fails, or `working` for connections to the real one. */
export type ServiceMode = 'down' | 'silent' | 'dropping' | 'busy' | 'invalid' | 'slow' | 'working';

/** A port on which a service fails in a chosen way. `await using` closes it. */
export interface BadService extends AsyncDisposable {
  port: number;
  set(mode: ServiceMode): Promise<void>;
}

/** Options of {@linkcode startBadService}. */
export interface BadServiceOptions {
  /** Called with connections while the service works. */
  accept?: (socket: Socket) => void;
  /** Busy and invalid replies, and the beginning of a slow one. */
  texts: { busy: string; invalid: string; slow?: string };
}

/** Starts a service on a free port of the loopback address. It is silent at first. */
export async function startBadService(
  { accept, texts }: BadServiceOptions,
): Promise<BadService> {
  const sockets = new Set<Socket>();
  let mode: ServiceMode = 'silent';
  let server: Server | undefined;

  function connect(socket: Socket) {
    sockets.add(socket);
    socket.on('error', () => {});
    if (mode === 'working') return accept?.(socket);
    if (mode === 'dropping') return void socket.destroy();
    if (mode === 'slow') {
      socket.write(texts.slow ?? '');
      const timer = setInterval(() => socket.write('2'), 200);
      socket.on('close', () => clearInterval(timer));
    }
    const text = mode === 'busy' ? texts.busy : mode === 'invalid' ? texts.invalid : undefined;
    if (text !== undefined) socket.end(text);
    else socket.resume();
  }

  async function listen(port: number) {
    const next = server = createServer(connect);
    await new Promise<void>((resolve) => next.listen(port, '127.0.0.1', resolve));
    const address = next.address();
    if (typeof address !== 'object' || !address) throw new Error('The service has no port');
    return address.port;
  }

  async function close() {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    const current = server;
    server = undefined;
    if (current) await new Promise<void>((resolve) => current.close(() => resolve()));
  }

  const port = await listen(0);
  return {
    port,
    async set(next) {
      mode = next;
      if (mode === 'down') await close();
      else if (!server) await listen(port);
    },
    [Symbol.asyncDispose]: close,
  };
}
