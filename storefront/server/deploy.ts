/**
 * Entry point on Deno Deploy, which starts a server by itself and sends SIGINT five seconds before
 * it ends an instance.
 */
import { close, fetch } from './edge.ts';

/** Time for pending requests and for mails in flight after the signal, in ms. */
const gracePeriod = 4_500;

const server = Deno.serve({ onListen() {} }, fetch);

Deno.addSignalListener('SIGINT', async () => {
  setTimeout(() => Deno.exit(1), gracePeriod);
  await server.shutdown();
  await close();
  Deno.exit(0);
});
