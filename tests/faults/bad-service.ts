import { createServer, type Server, type Socket } from 'node:net';

/** Ways in which a service fails, or `well` for connections to the real one. */
export type Mood = 'dead' | 'silent' | 'dropping' | 'busy' | 'lying' | 'slow' | 'well';

/** A port on which a service fails in a chosen way. `await using` closes it. */
export interface BadService extends AsyncDisposable {
  port: number;
  set(mood: Mood): Promise<void>;
}

/** Options of {@linkcode startBadService}. */
export interface BadServiceOptions {
  /** Called with connections while the service is well. */
  accept?: (socket: Socket) => void;
  /** Texts that a busy and a lying service send, and the beginning of a slow reply. */
  texts: { busy: string; lying: string; slow?: string };
}

/** Starts a service on a free port of the loopback address. It is silent at first. */
export async function startBadService(
  { accept, texts }: BadServiceOptions,
): Promise<BadService> {
  const sockets = new Set<Socket>();
  let mood: Mood = 'silent';
  let server: Server | undefined;

  function connect(socket: Socket) {
    sockets.add(socket);
    socket.on('error', () => {});
    if (mood === 'well') return accept?.(socket);
    if (mood === 'dropping') return void socket.destroy();
    if (mood === 'slow') {
      socket.write(texts.slow ?? '');
      const timer = setInterval(() => socket.write('2'), 200);
      socket.on('close', () => clearInterval(timer));
    }
    const text = mood === 'busy' ? texts.busy : mood === 'lying' ? texts.lying : undefined;
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
      mood = next;
      if (mood === 'dead') await close();
      else if (!server) await listen(port);
    },
    [Symbol.asyncDispose]: close,
  };
}
