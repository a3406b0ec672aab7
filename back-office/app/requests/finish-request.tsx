import { type DataRequest, dataRequestNames } from '@thach-an/edge-api/contract';
import { controlClass, Field, notify } from '@thach-an/ui';
import { ConfirmDialog } from '@thach-an/ui/admin';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminError, run } from '../api/admin-api.ts';

/** Properties of {@linkcode FinishRequest}. */
export interface FinishRequestProps {
  request: DataRequest;
  onClose: () => void;
  /** Called after the request is done, and after it was done elsewhere. */
  onSettled: () => void;
}

/** Dialog in which staff write what they have done about a request. */
export function FinishRequest({ request, onClose, onSettled }: FinishRequestProps) {
  const { id, kind, person } = request;
  const [outcome, setOutcome] = useState('');
  const finish = useMutation({
    mutationFn: () => run('requests.finish', { id, outcome }),
    onSuccess() {
      notify.success('Đã ghi là hoàn tất.');
      onClose();
    },
    onSettled,
  });
  const { error } = finish;
  const issue = error instanceof AdminError ? error.issues[0]?.message : undefined;
  return (
    <ConfirmDialog
      open
      title='Đã làm xong yêu cầu này?'
      action='Hoàn tất'
      variant='primary'
      onConfirm={() => finish.mutate()}
      onClose={onClose}
      busy={finish.isPending}
      error={issue ? undefined : error?.message}
    >
      <p className='break-words'>{`${dataRequestNames[kind]} · ${person}`}</p>
      <Field label='Bạn đã làm gì?' error={issue} className='mt-4'>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={1_000}
            value={outcome}
            onChange={({ target }) => setOutcome(target.value)}
            className={controlClass}
          />
        )}
      </Field>
      <p className='mt-1.5 text-sm text-ink-soft'>
        {kind === 'deletion'
          ? 'Tên, liên hệ và ghi chú của yêu cầu này cũng bị xóa, chỉ còn dòng bạn viết ở đây. ' +
            'Đừng ghi họ tên hay số điện thoại.'
          : 'Ví dụ: đã gửi bản sao qua email của đơn hàng. Cửa hàng giữ lại hai năm để chứng minh.'}
      </p>
    </ConfirmDialog>
  );
}
