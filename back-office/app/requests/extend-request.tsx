import { dataRequestNames, daysToDo } from '@thach-an/edge-api/contract';
import { controlClass, Field, formatDate, notify } from '@thach-an/ui';
import { ConfirmDialog } from '@thach-an/ui/admin';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminError, run } from '../api/admin-api.ts';
import type { FinishRequestProps } from './finish-request.tsx';

const day = 24 * 60 * 60_000;

/** Dialog in which staff extend the time limit of a request, with the reason. */
export function ExtendRequest({ request, onClose, onSettled }: FinishRequestProps) {
  const { id, kind, person, dueAt, customerId } = request;
  const [days, setDays] = useState(String(daysToDo[kind]));
  const [reason, setReason] = useState('');
  const extend = useMutation({
    mutationFn: () => run('requests.extend', { id, days: Number(days), reason }),
    onSuccess() {
      notify.success('Đã gia hạn.');
      onClose();
    },
    onSettled,
  });
  const { error } = extend;
  const issues = error instanceof AdminError ? error.issues : [];
  const errorOf = (name: string) => issues.find(({ path }) => path === name)?.message;
  const until = dueAt + Number(days) * day;
  return (
    <ConfirmDialog
      open
      title='Gia hạn yêu cầu này?'
      action='Gia hạn'
      variant='primary'
      onConfirm={() => extend.mutate()}
      onClose={onClose}
      busy={extend.isPending}
      error={issues.length > 0 ? undefined : error?.message}
    >
      <p className='break-words'>{`${dataRequestNames[kind]} · ${person}`}</p>
      <Field
        label={`Thêm bao nhiêu ngày? (tối đa ${daysToDo[kind]})`}
        error={errorOf('days')}
        className='mt-4'
      >
        {(control) => (
          <input
            {...control}
            type='text'
            inputMode='numeric'
            value={days}
            onChange={({ target }) => setDays(target.value)}
            className={controlClass}
          />
        )}
      </Field>
      <p className='mt-1.5 text-sm text-ink-soft'>
        {/^\d{1,2}$/.test(days) && `Hạn mới: hết ngày ${formatDate(until)}. `}
        Mỗi yêu cầu chỉ gia hạn được một lần.
      </p>
      <Field label='Vì sao cần thêm thời gian?' error={errorOf('reason')} className='mt-4'>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={1_000}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            className={controlClass}
          />
        )}
      </Field>
      <p className='mt-1.5 text-sm text-ink-soft'>
        {customerId === null
          ? 'Yêu cầu này không gắn với tài khoản nào: bạn tự báo lý do và hạn mới cho khách.'
          : 'Khách đã xác thực email nhận được lý do và hạn mới qua email.'}
      </p>
    </ConfirmDialog>
  );
}
