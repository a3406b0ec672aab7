import {
  type DataRequest,
  dataRequestChannelNames,
  dataRequestNames,
} from '@thach-an/edge-api/contract';
import { Button, buttonClass, formatDate, Link, notify } from '@thach-an/ui';
import { AdminList } from '@thach-an/ui/admin';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { run } from '../api/admin-api.ts';
import { useAction } from '../api/use-action.ts';
import { useList, useListFilters } from '../list/use-list.ts';
import { usePermissions } from '../session/use-member.ts';
import { ExtendRequest, FinishRequest } from './request-dialogs.tsx';

const states = [['open', 'Cần làm'], ['done', 'Đã xong']] as const;

/** Requests of persons about their personal data: the open ones with their time limits. */
export default function RequestsPage() {
  const client = useQueryClient();
  const filters = useListFilters();
  const may = usePermissions();
  const canWrite = may('requests:write');
  const [finished, setFinished] = useState<DataRequest>();
  const [extended, setExtended] = useState<DataRequest>();
  const [state] = states.find(([one]) => one === filters.get('state')) ?? states[0];
  const { props } = useList('requests.list', filters, { state });
  const refresh = () => {
    void client.invalidateQueries({ queryKey: ['requests'] });
    void client.invalidateQueries({ queryKey: ['orders', 'home'] });
  };
  const answer = useAction({
    mutationFn: ({ id }: DataRequest) => run('requests.answer', { id }),
    onSuccess: () => notify.success('Đã ghi là đã phản hồi.'),
    onError: (error) => notify.error(error.message, 5_000),
    onSettled: refresh,
  });
  const actions = (request: DataRequest) => {
    const name = `${dataRequestNames[request.kind]}, ${request.person}`;
    return (
      <span className='flex justify-end gap-2 whitespace-nowrap max-lg:mt-2'>
        {request.answeredAt === null
          ? (
            <Button
              variant='quiet'
              aria-label={`Đã phản hồi: ${name}`}
              onClick={() => answer.mutate(request)}
            >
              Đã phản hồi
            </Button>
          )
          : request.extendedAt === null && request.dueAt >= Date.now() && (
            <Button
              variant='quiet'
              aria-label={`Gia hạn: ${name}`}
              onClick={() => setExtended(request)}
            >
              Gia hạn
            </Button>
          )}
        <Button
          variant='secondary'
          aria-label={`Hoàn tất: ${name}`}
          onClick={() => setFinished(request)}
        >
          Hoàn tất
        </Button>
      </span>
    );
  };
  const kind = {
    title: 'Yêu cầu',
    cell: ({ kind }: DataRequest) => dataRequestNames[kind],
  };
  const person = {
    title: 'Người yêu cầu',
    place: 'line' as const,
    cell: ({ person, customerId, note }: DataRequest) => (
      <>
        {customerId !== null && may('customers:read')
          ? <Link href={`/customers/${customerId}`} className='text-jade'>{person}</Link>
          : person || 'Đã xóa tên và liên hệ'}
        {note && <span className='block break-words whitespace-pre-line'>{note}</span>}
      </>
    ),
  };
  const received = {
    title: 'Nhận',
    cell: ({ receivedAt, channel }: DataRequest) =>
      `${formatDate(receivedAt)}, ${dataRequestChannelNames[channel].toLowerCase()}`,
  };
  return (
    <>
      <AdminList
        {...props}
        title='Yêu cầu dữ liệu cá nhân'
        action={canWrite &&
          <Link href='/requests/new' className={buttonClass('primary')}>Ghi yêu cầu</Link>}
        tabs={states.map(([one, label]) => ({
          href: filters.hrefOf({ state: one === 'open' ? undefined : one }),
          label,
          current: one === state,
        }))}
        filters={<Advice />}
        empty={state === 'open' ? 'Không có yêu cầu nào cần làm.' : undefined}
        keyOf={({ id }) => id}
        columns={state === 'open'
          ? [
            kind,
            { title: 'Hạn', cell: (request) => <Deadline {...request} />, place: 'line' },
            person,
            received,
            ...canWrite ? [{ title: 'Việc', cell: actions, place: 'line' as const }] : [],
          ]
          : [
            kind,
            { title: 'Đã làm', cell: ({ outcome }) => outcome, place: 'line' },
            person,
            received,
            { title: 'Xong', cell: ({ doneAt }) => formatDate(doneAt!) },
          ]}
      />
      {extended && (
        <ExtendRequest
          request={extended}
          onClose={() => setExtended(undefined)}
          onSettled={refresh}
        />
      )}
      {finished && (
        <FinishRequest
          request={finished}
          onClose={() => setFinished(undefined)}
          onSettled={refresh}
        />
      )}
    </>
  );
}

function Advice() {
  return (
    <div className='col-span-2 max-w-170 text-sm text-ink-soft'>
      <p>
        Khách có tài khoản tự tải và tự xóa dữ liệu ở trang Tài khoản, có kết quả ngay. Ở đây bạn
        ghi những yêu cầu gửi qua email, điện thoại hay tại cửa hàng.
      </p>
      <p className='mt-1'>
        Trước khi gửi, sửa hay xóa, hãy chắc đó là chính chủ: gọi lại số của đơn hàng, hoặc trả lời
        vào email của đơn hàng.
      </p>
    </div>
  );
}

const day = 24 * 60 * 60_000;

/** Time limits of an open request. One that has passed is named. */
function Deadline({ nextDueAt, answeredAt, dueAt, extensionReason }: DataRequest) {
  if (nextDueAt === null) return null;
  const left = nextDueAt - Date.now();
  const task = answeredAt === null ? 'phản hồi' : 'thực hiện';
  const date = formatDate(nextDueAt);
  const text = `Cần ${task} chậm nhất ${date}`;
  return (
    <>
      {left < 0
        ? <strong className='text-cinnabar'>{`Quá hạn ${task} từ ${date}`}</strong>
        : left < day
        ? <strong>{text}</strong>
        : text}
      {answeredAt === null && (
        <span className='block'>{`Thực hiện chậm nhất ${formatDate(dueAt)}`}</span>
      )}
      {extensionReason && <span className='block'>{`Đã gia hạn: ${extensionReason}`}</span>}
    </>
  );
}
