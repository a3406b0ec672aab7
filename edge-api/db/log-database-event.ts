import { describeError, type Log } from '../log.ts';
import type { DatabaseEvent } from './connection/connections.ts';

/** Time for which one operation must have waited for a lock before that is logged, in ms. */
const longWait = 1_000;

/**
 * Creates the function that logs the events of a database. A lock that another process holds is
 * logged once when operations wait for long, and once when it is released, not at every attempt.
 */
export function createEventLog(log: Log): (event: DatabaseEvent) => void {
  const locked = new Set<'read' | 'write'>();
  return (event) => {
    switch (event.kind) {
      case 'reconnected':
        return;
      case 'busy':
        if (event.waitedMs < longWait || locked.has(event.operation)) return;
        locked.add(event.operation);
        return log('warn', 'database locked', { operation: event.operation });
      case 'free':
        if (!locked.delete(event.operation)) return;
        return log('info', 'database unlocked', { operation: event.operation });
      case 'hanging':
        return log('error', 'database server hangs', { operation: event.operation });
      case 'answering':
        return log('info', 'database server answers', { operation: event.operation });
      case 'corrupt':
        return log('error', 'database file damaged', describeError(event.error));
      case 'lost':
        return log('error', 'database file lost', { path: event.path });
      case 'found':
        return log('info', 'database file found', { path: event.path });
    }
  };
}
