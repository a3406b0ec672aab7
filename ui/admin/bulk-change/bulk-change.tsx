import { type AdminField, AdminFields, type FieldValue } from '../admin-fields/admin-fields.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '../confirm-dialog/confirm-dialog.tsx';
import { type PreviewLine, PreviewList } from './preview-list.tsx';

const actionNames = {
  hide: 'Ẩn khỏi cửa hàng',
  show: 'Hiện trong cửa hàng',
  price: 'Đổi giá theo phần trăm',
  move: 'Chuyển danh mục',
};

export interface BulkChangeProps extends Pick<ConfirmDialogProps, 'onClose' | 'busy' | 'error'> {
  /** Number of chosen products. */
  count: number;
  /** Values: `action`, which is `hide`, `show`, `price` or `move`, `percent` and `place`. */
  values: Readonly<Record<string, FieldValue>>;
  /** Categories to which the products can be moved. */
  places: NonNullable<AdminField['options']>;
  /** Changes that the values mean. @default the values are incomplete */
  preview?: readonly PreviewLine[];
  /** Called with a value that has changed. */
  onChange: (name: string, value: FieldValue) => void;
  /** Called to change the products. */
  onApply: () => void;
}

const action: AdminField = {
  name: 'action',
  label: 'Việc cần làm',
  kind: 'choice',
  options: [
    { value: '', label: 'Chọn việc cần làm' },
    ...(['hide', 'show', 'price', 'move'] as const)
      .map((value) => ({ value, label: actionNames[value] })),
  ],
};

const percent: AdminField = {
  name: 'percent',
  label: 'Phần trăm',
  kind: 'number',
  hint: 'Ví dụ: -10 để giảm 10%, 5 để tăng 5%. Giá mới tròn nghìn đồng.',
};

/** Dialog that changes several products at once, after a preview of each. */
export function BulkChange(
  { count, values, places, preview, busy, error, onChange, onApply, onClose }: BulkChangeProps,
) {
  const place: AdminField = {
    name: 'place',
    label: 'Danh mục mới',
    kind: 'choice',
    options: [{ value: '', label: 'Chọn danh mục' }, ...places],
  };
  return (
    <ConfirmDialog
      open
      title={`Sửa ${count} sản phẩm`}
      action='Áp dụng'
      variant='primary'
      cancel='Đóng'
      busy={busy}
      error={error}
      onConfirm={onApply}
      onClose={onClose}
    >
      <AdminFields
        values={values}
        onChange={onChange}
        fields={[
          action,
          ...values.action === 'price' ? [percent] : [],
          ...values.action === 'move' ? [place] : [],
        ]}
      />
      {preview && <PreviewList lines={preview} />}
    </ConfirmDialog>
  );
}
