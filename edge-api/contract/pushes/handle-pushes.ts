import type { PushMessage } from './push-message.ts';

/** Parts of a service worker, whose types exclude those of a window. */
interface WorkerScope {
  registration: {
    showNotification(title: string, options: object): Promise<void>;
  };
  clients: {
    matchAll(options: object): Promise<readonly { url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
}

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
  data?: { json(): PushMessage };
  notification?: { close(): void; data: { path: string } };
}

/** Returns the path of a page of this origin: a message cannot lead to another site. */
function ownPath(path: string): string {
  const { origin, pathname } = new URL(path, location.origin);
  return origin === location.origin ? pathname : '/';
}

/**
 * Shows the messages that a service worker receives. A press opens the page of the message.
 *
 * @param icon path of the picture beside a message
 */
export function handlePushes(icon: string): void {
  const worker = self as unknown as WorkerScope;
  const listen = (type: string, handle: (event: WorkerEvent) => Promise<unknown>) =>
    addEventListener(type, (event) => {
      const lasting = event as WorkerEvent;
      lasting.waitUntil(handle(lasting));
    });

  // Browsers end the subscription of a page that shows nothing for a message.
  listen('push', ({ data }) => {
    const { title, body, path, tag } = data!.json();
    return worker.registration.showNotification(title, {
      ...{ body, tag, icon, data: { path }, lang: 'vi' },
    });
  });

  listen('notificationclick', async ({ notification }) => {
    notification!.close();
    const path = ownPath(notification!.data.path);
    const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    // A page with another address may have a form that is not saved.
    const open = pages.find(({ url }) => new URL(url).pathname === path);
    return await (open ? open.focus() : worker.clients.openWindow(path));
  });
}
