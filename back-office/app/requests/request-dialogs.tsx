import { type DataRequest, dataRequestNames, daysToDo } from '@thach-an/edge-api/contract';
import { formatDate, notify } from '@thach-an/ui';
import { type AdminField, AdminFields, ConfirmDialog, type FieldValue } from '@thach-an/ui/admin';
import { useState } from 'react';
import { AdminError, run } from '../api/admin-api.ts';
import { useAction } from '../api/use-action.ts';
import { fromFieldValue } from '../edit/field-values.ts';

interface RequestDialogProps {
  request: DataRequest;
  onClose: () => void;
  /** Called after the request is changed, and after it was changed elsewhere. */
  onSettled: () => void;
}

/** Texts and fields of a dialog about a request, and the operation that it runs. */
interface RequestForm {
  title: string;
  action: string;
  /** Message after the operation. */
  done: string;
  fields: (values: Readonly<Record<string, FieldValue>>) => AdminField[];
  values: Record<string, FieldValue>;
  send: (values: Readonly<Record<string, FieldValue>>) => Promise<unknown>;
}

function RequestDialog(
  { request, onClose, onSettled, form }: RequestDialogProps & { form: RequestForm },
) {
  const [values, setValues] = useState(form.values);
  const sending = useAction({
    mutationFn: () => form.send(values),
    onSuccess: () => void notify.success(form.done),
    onSettled,
  });
  const { error } = sending;
  const issues = error instanceof AdminError ? error.issues : [];
  return (
    <ConfirmDialog
      open
      title={form.title}
      action={form.action}
      variant='primary'
      // A late reply does not close the dialog of another request.
      onConfirm={() => sending.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
      busy={sending.isPending}
      error={issues.length > 0 ? undefined : error?.message}
    >
      <p className='mb-4 break-words'>{`${dataRequestNames[request.kind]} · ${request.person}`}</p>
      <AdminFields
        fields={form.fields(values)}
        values={values}
        onChange={(name, value) => setValues({ ...values, [name]: value })}
        errors={Object.fromEntries(issues.map(({ path, message }) => [path, message]))}
      />
    </ConfirmDialog>
  );
}

const day = 24 * 60 * 60_000;

/** Dialog in which staff extend the time limit of a request, with the reason. */
export function ExtendRequest(props: RequestDialogProps) {
  const { id, kind, dueAt, customerId } = props.request;
  const form: RequestForm = {
    title: 'Gia hạn yêu cầu này?',
    action: 'Gia hạn',
    done: 'Đã gia hạn.',
    values: { days: String(daysToDo[kind]), reason: '' },
    fields: ({ days }) => [
      {
        name: 'days',
        label: `Thêm bao nhiêu ngày? (tối đa ${daysToDo[kind]})`,
        kind: 'number',
        hint:
          (/^\d{1,2}$/.test(`${days}`)
            ? `Hạn mới: hết ngày ${formatDate(dueAt + Number(days) * day)}. `
            : '') + 'Mỗi yêu cầu chỉ gia hạn được một lần.',
      },
      {
        name: 'reason',
        label: 'Vì sao cần thêm thời gian?',
        kind: 'lines',
        hint: customerId === null
          ? 'Yêu cầu này không gắn với tài khoản nào: bạn tự báo lý do và hạn mới cho khách.'
          : 'Khách đã xác thực email nhận được lý do và hạn mới qua email.',
      },
    ],
    send: ({ days, reason }) =>
      run('requests.extend', {
        id,
        days: fromFieldValue('number', days ?? ''),
        reason: `${reason}`,
      }),
  };
  return <RequestDialog {...props} form={form} />;
}

/** Dialog in which staff write what they have done about a request. */
export function FinishRequest(props: RequestDialogProps) {
  const { id, kind } = props.request;
  const form: RequestForm = {
    title: 'Đã làm xong yêu cầu này?',
    action: 'Hoàn tất',
    done: 'Đã ghi là hoàn tất.',
    values: { outcome: '' },
    fields: () => [{
      name: 'outcome',
      label: 'Bạn đã làm gì?',
      kind: 'lines',
      hint: kind === 'deletion'
        ? 'Tên, liên hệ và ghi chú của yêu cầu này cũng bị xóa, chỉ còn dòng bạn viết ở đây. ' +
          'Đừng ghi họ tên hay số điện thoại.'
        : 'Ví dụ: đã gửi bản sao qua email của đơn hàng. Cửa hàng giữ lại hai năm để chứng minh.',
    }],
    send: ({ outcome }) => run('requests.finish', { id, outcome: `${outcome}` }),
  };
  return <RequestDialog {...props} form={form} />;
}
