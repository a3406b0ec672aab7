/** Entry point on Deno Deploy. It sends SIGINT five seconds before it ends an instance. */
import { fetch } from './edge.ts';

Deno.serve({ onListen() {} }, fetch);
