import { UnmatchedTransfers } from '@thach-an/ui/admin';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { run } from '../api/admin-api.ts';
import { useAction } from '../api/use-action.ts';

const queryKey = ['payments', 'unmatched'];

/** Money that belongs to no order yet. */
export default function UnmatchedPage() {
  const client = useQueryClient();
  const { data, error, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      run('payments.unmatched', { after: pageParam, limit: 50 }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next,
  });
  const action = useAction({
    async mutationFn(change: { id: number; order: string } | { id: number; note: string }) {
      if ('note' in change) return await run('payments.return', change);
      const { id: orderId } = await run('orders.get', { id: change.order });
      return await run('payments.assign', { id: change.id, orderId });
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey }),
        client.invalidateQueries({ queryKey: ['orders'] }),
      ]),
  });
  return (
    <>
      <title>Tiền chưa rõ đơn · Quản trị</title>
      <UnmatchedTransfers
        transfers={data?.pages.flatMap(({ items }) => items)}
        busy={action.isPending}
        error={action.error?.message ?? error?.message}
        onAssign={(id, order) => action.mutate({ id, order })}
        onReturn={(id, note) => action.mutate({ id, note })}
        onMore={hasNextPage ? () => fetchNextPage() : undefined}
      />
    </>
  );
}
