import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { playChime, wantsChime } from '../alerts/chime.ts';
import { run } from '../api/admin-api.ts';
import { countsInput } from '../home/home-requests.ts';
import { refreshMember } from '../session/use-member.ts';

/** Time between two requests while no events arrive, in ms. */
const pollingInterval = 20_000;

/** Keys of the queries that an event makes stale: orders, and what waits for staff. */
const keys: readonly unknown[] = ['orders', 'returns', 'payments', 'reviews', 'requests'];

/**
 * Keeps the lists of orders, and of what waits for staff, current, also with changes by others: by
 * server-sent events, and by polling where these do not arrive. The number of orders that wait for
 * the shop is in the title of the page: those to be confirmed, and those to be handed over.
 *
 * @param seesOrders `true` if the member may see orders
 */
export function useNewOrders(seesOrders: boolean): { waiting: number } {
  const client = useQueryClient();
  const [isLive, setLive] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const wasLive = useRef(false);
  const { data } = useQuery({
    queryKey: ['orders', 'counts'],
    queryFn: ({ signal }) => run('orders.list', countsInput, { background: true, signal }),
    enabled: seesOrders,
  });
  const waiting = data ? data.counts['awaiting-confirmation'] + data.counts.processing : 0;

  // The pictures of a return are large, and do not change.
  const refresh = useCallback(() =>
    client.invalidateQueries({
      predicate: ({ queryKey }) => keys.includes(queryKey[0]) && queryKey[1] !== 'pictures',
    }), [client]);

  useEffect(() => {
    const events = new EventSource('/api/admin/events');
    events.onopen = () => {
      setLive(true);
      // Orders may have been placed or changed while there was no connection.
      void refresh();
      // The server ends the events of a member who gets another role.
      if (wasLive.current) void refreshMember(client).catch(() => {});
      wasLive.current = true;
    };
    events.onerror = () => setLive(false);
    events.addEventListener('order', () => {
      if (wantsChime()) playChime();
      void refresh();
    });
    // Somebody has changed an order, or something waits for a decision.
    events.addEventListener('change', () => void refresh());
    return () => events.close();
  }, [client, refresh, attempt]);

  useEffect(() => {
    if (isLive) return;
    const timer = setInterval(() => {
      void refresh();
      // A browser gives up after a reply with an error, as at the end of the session.
      setAttempt((number) => number + 1);
    }, pollingInterval);
    return () => clearInterval(timer);
  }, [refresh, isLive]);

  useEffect(() => {
    const update = () => {
      const bare = document.title.replace(/^\(\d+\) /, '');
      const title = waiting > 0 ? `(${waiting}) ${bare}` : bare;
      if (document.title !== title) document.title = title;
    };
    update();
    // Each page sets its own title.
    const observer = new MutationObserver(update);
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, [waiting]);

  return { waiting };
}
