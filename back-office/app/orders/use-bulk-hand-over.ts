import { type OrderSummary, type StaffOrder, undoTime } from '@thach-an/edge-api/contract';
import type { HandedOver } from '@thach-an/ui/admin';
import { useQueryClient } from '@tanstack/react-query';
import { AdminError, run } from '../api/admin-api.ts';
import { useAction } from '../api/use-action.ts';

/** Order whose status is to change, and the rest of the request. */
interface Change extends Pick<StaffOrder, 'id' | 'version' | 'code' | 'status'> {
  carrier?: string;
  trackingCode?: string;
}

/** Result of the change of several orders. */
interface Result {
  changed: StaffOrder[];
  /** Codes of the orders that were not changed. */
  failed: string[];
  /** Error that has ended the change of all others, such as a lost connection. */
  error?: string;
  /** Time in which the first order can be changed back, in ms. */
  left: number;
}

/** Changes the status of orders one by one. Those that were changed stay so after an error. */
async function changeAll(changes: readonly Change[]): Promise<Result> {
  const begin = performance.now();
  const [changed, failed]: [StaffOrder[], string[]] = [[], []];
  let error: string | undefined;
  for (const { code, ...input } of changes) {
    if (error !== undefined) failed.push(code);
    else {
      await run('orders.changeStatus', input).then(
        (order) => changed.push(order),
        (failure: Error) => {
          failed.push(code);
          // Only a change elsewhere concerns one order alone.
          const isChanged = failure instanceof AdminError && [404, 409].includes(failure.status);
          if (!isChanged) error = failure.message;
        },
      );
    }
  }
  return { changed, failed, error, left: undoTime - (performance.now() - begin) };
}

/** Returns the sentence about orders that were not changed; `undefined` if all were. */
function describe(result: Result | undefined, begin: string, reason: string): string | undefined {
  if (!result || result.failed.length === 0) return undefined;
  return `${begin} ${result.failed.join(', ')}: ${result.error ?? reason}`;
}

/**
 * Hands orders over to the carrier, and takes that back within the time of a single change.
 *
 * @param onEnd called when orders were handed over
 */
export function useBulkHandOver(onEnd: () => void) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: ['orders'] });
  const undo = useAction({ mutationFn: changeAll, onSettled });
  const handOver = useAction({
    mutationFn: changeAll,
    onSuccess({ changed }) {
      undo.reset();
      if (changed.length > 0) onEnd();
    },
    onSettled,
  });
  const { changed = [], left = 0 } = handOver.data ?? {};
  const notHandedOver = describe(
    handOver.data,
    'Chưa chuyển được',
    'đơn vừa được thay đổi ở nơi khác.',
  );
  return {
    busy: handOver.isPending || undo.isPending,
    error: describe(undo.data, 'Chưa hoàn tác được', 'email đã gửi, hoặc đơn vừa được thay đổi.') ??
      notHandedOver,
    /** Reason why none of the orders was handed over, until the next attempt begins. */
    refused: changed.length === 0 ? notHandedOver : undefined,
    /** Forgets an attempt that has handed nothing over. */
    begin: () => changed.length === 0 && handOver.reset(),
    handOver: (orders: readonly OrderSummary[], { carrier, trackingCodes }: HandedOver) =>
      handOver.mutate(orders.map(({ id, version, code }) => (
        { id, version, code, status: 'shipping', carrier, trackingCode: trackingCodes[id] }
      ))),
    /** The way back, if orders were handed over a short time ago. */
    undo: changed.length > 0 && left > 0 && !undo.isSuccess
      ? {
        key: handOver.submittedAt,
        count: changed.length,
        // The mail of the first order leaves first.
        duration: left,
        run: () =>
          undo.mutate(changed.flatMap(({ id, version, code, undo }) =>
            undo ? [{ id, version, code, status: undo.status }] : []
          )),
      }
      : undefined,
  };
}
