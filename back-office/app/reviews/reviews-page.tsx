import type { StaffReview } from '@thach-an/edge-api/contract';
import { Button, formatDateTime, notify } from '@thach-an/ui';
import { AdminList } from '@thach-an/ui/admin';
import { useQueryClient } from '@tanstack/react-query';
import { run } from '../api/admin-api.ts';
import { useAction } from '../api/use-action.ts';
import { useList, useListFilters } from '../list/use-list.ts';
import { usePermissions } from '../session/use-member.ts';

const statuses = [
  ['waiting', 'Chờ duyệt'],
  ['approved', 'Đã duyệt'],
  ['rejected', 'Đã từ chối'],
] as const;

/** Reviews of products by status, and the decision about each. */
export default function ReviewsPage() {
  const client = useQueryClient();
  const filters = useListFilters();
  const canWrite = usePermissions()('reviews:write');
  const [status] = statuses.find(([one]) => one === filters.get('status')) ?? statuses[0];
  const { props } = useList('reviews.list', filters, { status });
  const decide = useAction({
    mutationFn: (input: { id: string; decision: 'approved' | 'rejected' }) =>
      run('reviews.decide', input),
    onSuccess: (_, { decision }) =>
      notify.success(decision === 'approved' ? 'Đã duyệt đánh giá.' : 'Đã từ chối đánh giá.'),
    onError: (error) => notify.error(error.message, 5_000),
    onSettled: () => client.invalidateQueries({ queryKey: ['reviews'] }),
  });
  const decision = (review: StaffReview) => (
    <span className='flex flex-wrap justify-end gap-2'>
      {(['approved', 'rejected'] as const).filter((one) => one !== review.status).map((one) => (
        <Button
          key={one}
          variant={one === 'approved' ? 'secondary' : 'quiet'}
          aria-label={`${one === 'approved' ? 'Duyệt' : 'Từ chối'} đánh giá của ${review.author}`}
          aria-disabled={decide.isPending}
          onClick={() => decide.isPending || decide.mutate({ id: review.id, decision: one })}
        >
          {one === 'approved' ? 'Duyệt' : 'Từ chối'}
        </Button>
      ))}
    </span>
  );
  return (
    <AdminList
      {...props}
      title='Đánh giá'
      tabs={statuses.map(([one, label]) => ({
        href: filters.hrefOf({ status: one }),
        label,
        current: one === status,
      }))}
      empty={status === 'waiting' ? 'Không có đánh giá nào chờ duyệt.' : undefined}
      keyOf={({ id }) => id}
      columns={[
        {
          title: 'Đánh giá',
          cell: ({ rating, text }) => (
            <>
              <span role='img' aria-label={`${rating} trên 5 sao`}>
                {'★'.repeat(rating) + '☆'.repeat(5 - rating)}
              </span>
              <span className='block font-normal break-words whitespace-pre-line'>{text}</span>
            </>
          ),
        },
        { title: 'Sản phẩm', cell: ({ productName }) => productName, place: 'line' },
        { title: 'Người viết', cell: ({ author }) => author, place: 'left' },
        {
          title: 'Lúc',
          cell: ({ createdAt }) => formatDateTime(createdAt),
          place: 'right',
        },
        ...canWrite ? [{ title: 'Quyết định', cell: decision }] : [],
      ]}
    />
  );
}
