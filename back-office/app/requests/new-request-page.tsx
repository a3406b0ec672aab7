import {
  type Customer,
  dataRequestChannelNames,
  dataRequestNames,
} from '@thach-an/edge-api/contract';
import { notify } from '@thach-an/ui';
import {
  type AdminField,
  AdminFields,
  BackLink,
  type FieldValue,
  SaveBar,
} from '@thach-an/ui/admin';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AdminError, run } from '../api/admin-api.ts';
import { useAction } from '../api/use-action.ts';
import { useRow } from '../api/use-row.tsx';
import { checkFinished } from '../edit/check-finished.ts';
import { fromFieldValues, toFieldValue } from '../edit/field-values.ts';
import { UnsavedWarning } from '../edit/unsaved-warning.tsx';

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

const fields: readonly AdminField[] = [
  {
    name: 'kind',
    label: 'Khách yêu cầu',
    kind: 'choice',
    options: optionsOf(dataRequestNames),
  },
  {
    name: 'person',
    label: 'Người yêu cầu',
    required: true,
    hint: 'Tên và cách liên hệ, ví dụ: Nguyễn Lan, 0912 345 678.',
  },
  {
    name: 'channel',
    label: 'Nhận qua',
    kind: 'choice',
    options: optionsOf(dataRequestChannelNames),
  },
  {
    name: 'receivedAt',
    label: 'Nhận lúc',
    kind: 'time',
    required: true,
    hint: 'Hạn phản hồi và hạn thực hiện tính từ ngày này.',
  },
  {
    name: 'note',
    label: 'Ghi chú',
    kind: 'lines',
    hint: 'Dữ liệu nào, lý do gì. Chỉ nhân viên thấy.',
  },
];

/** Form in which staff record that a person has asked for personal data. */
export default function NewRequestPage() {
  const [params] = useSearchParams();
  const id = params.get('customer') ?? undefined;
  const { row, missing } = useRow('customers', { id });
  if (id !== undefined && !row) return missing;
  return <Form customer={row} key={id ?? ''} />;
}

function Form({ customer }: { customer?: Customer }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [first] = useState<Record<string, FieldValue>>(() => ({
    kind: 'access',
    person: customer
      ? [customer.name, customer.email, customer.phones[0]].filter(Boolean).join(', ')
      : '',
    channel: 'email',
    receivedAt: toFieldValue('time', Date.now()),
    note: '',
  }));
  const [values, setValues] = useState(first);
  // A repetition after a lost reply is the same request.
  const key = useMemo(() => crypto.randomUUID(), [values]);
  const record = useAction({
    mutationFn: () =>
      run('requests.record', {
        ...fromFieldValues(fields, values),
        ...customer && { customerId: customer.id },
        key,
      }),
    onSuccess() {
      void client.invalidateQueries({ queryKey: ['requests'] });
      notify.success('Đã ghi yêu cầu.');
    },
  });
  const issues = record.error instanceof AdminError ? record.error.issues : [];
  const isDirty = fields.some(({ name }) => values[name] !== first[name]);
  return (
    <div className='max-w-170'>
      <title>Ghi yêu cầu dữ liệu cá nhân · Quản trị</title>
      <BackLink href='/requests'>Yêu cầu dữ liệu cá nhân</BackLink>
      <h1 className='mb-5 text-2xl'>Ghi yêu cầu dữ liệu cá nhân</h1>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!checkFinished(event.currentTarget)) return;
          // Not called after the page was left.
          record.mutate(undefined, { onSuccess: () => navigate('/requests', { replace: true }) });
        }}
      >
        <AdminFields
          fields={fields}
          values={values}
          errors={Object.fromEntries(issues.map(({ path, message }) => [path, message]))}
          onChange={(name, value) => setValues((old) => ({ ...old, [name]: value }))}
        />
        <SaveBar
          dirty={isDirty || values.person !== ''}
          busy={record.isPending}
          error={issues.length === 0 ? record.error?.message : undefined}
          label='Ghi yêu cầu'
        />
      </form>
      <UnsavedWarning active={isDirty && !record.isPending} />
    </div>
  );
}
