import type { AdminResults } from '@thach-an/edge-api';
import { Notice } from '@thach-an/ui';
import { ShippingRules, type ShippingView } from '@thach-an/ui/admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { run } from '../api/admin-api.ts';
import { EditForm } from '../edit/edit-form.tsx';
import { useEdit } from '../edit/use-edit.ts';
import { usePermissions } from '../session/use-member.ts';
import { describeShipping } from './describe-shipping.ts';

/** Stored rules of the delivery. */
type StoredShipping = AdminResults['shipping.get'];

// An interface does not match the index signature of the values of a form.
type Values = Pick<ShippingView, keyof ShippingView>;

const queryKey = ['shipping'];

const labels: Readonly<Record<string, string>> = {
  fee: 'Phí mỗi đơn',
  freeFrom: 'Miễn phí cho đơn từ',
  groups: 'Phí theo nhóm tỉnh thành',
  weightSteps: 'Phụ phí theo khối lượng',
  preparation: 'Thời gian chuẩn bị hàng',
  time: 'Thời gian vận chuyển',
  workDays: 'Ngày làm việc',
};

/** Fees and times of the delivery. */
export default function ShippingPage() {
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => run('shipping.get', {}, { signal }),
  });
  return (
    <>
      <title>Vận chuyển · Quản trị</title>
      <h1 className='mb-5 text-2xl'>Vận chuyển</h1>
      {data
        ? <ShippingForm shipping={data} />
        : error && <Notice tone='error'>{error.message}</Notice>}
    </>
  );
}

function ShippingForm({ shipping }: { shipping: StoredShipping }) {
  const client = useQueryClient();
  const readOnly = !usePermissions()('settings:write');
  const edit = useEdit<StoredShipping, Values>({
    row: shipping,
    toValues: ({ version: _, allProvinces: __, ...values }) => ({ ...values }),
    save: (changes, { version }) => run('shipping.save', { version, changes }),
    onSaved: (saved) => client.setQueryData(queryKey, saved),
  });
  return (
    <EditForm
      edit={edit}
      readOnly={readOnly}
      labelOf={(name) => labels[name] ?? name}
      describe={describeShipping}
    >
      <ShippingRules
        values={edit.values}
        onChange={edit.set}
        provinces={shipping.allProvinces}
        readOnly={readOnly}
      />
    </EditForm>
  );
}
