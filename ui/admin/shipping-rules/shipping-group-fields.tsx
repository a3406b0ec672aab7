import { useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Choice } from '../../primitives/choice/choice.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { NumberField } from './number-field.tsx';
import type { ShippingGroupView } from './shipping-view.ts';

export interface ShippingGroupFieldsProps {
  /** Group to edit. */
  group: ShippingGroupView;
  /** Number of the group, from 1. */
  number: number;
  /** Names of all provinces. */
  provinces: readonly string[];
  /** Names of the provinces of other groups, which cannot be chosen. */
  taken: ReadonlySet<string>;
  /** Called with each change. */
  onChange: (group: ShippingGroupView) => void;
  /** Called when the group is removed; without it there is no such button. @default undefined */
  onRemove?: () => void;
}

/** Fields of a group of provinces. */
export function ShippingGroupFields(
  { group, number, provinces, taken, onChange, onRemove }: ShippingGroupFieldsProps,
) {
  // A choice must not close the list in which it was made.
  const [isOpenAtFirst] = useState(group.provinces.length === 0);
  const name = group.name || `Nhóm ${number}`;
  // Provinces of the former divisions stay in the group until they are removed.
  const names = [...new Set([...provinces, ...group.provinces])];
  const former = group.provinces.filter((province) => !provinces.includes(province));
  const toggle = (province: string) =>
    onChange({
      ...group,
      provinces: group.provinces.includes(province)
        ? group.provinces.filter((other) => other !== province)
        : [...group.provinces, province],
    });
  return (
    <fieldset className='min-w-0 border-t border-line pt-4'>
      <legend className='sr-only'>{name}</legend>
      <div className='grid gap-4 md:grid-cols-2'>
        <TextField
          label='Tên nhóm'
          value={group.name}
          maxLength={60}
          onChange={({ target }) => onChange({ ...group, name: target.value })}
        />
        <TextField
          label='Thời gian vận chuyển riêng (không bắt buộc)'
          value={group.time}
          maxLength={100}
          onChange={({ target }) => onChange({ ...group, time: target.value })}
        />
        <NumberField
          label='Phí mỗi đơn (đồng)'
          kind='money'
          value={group.fee}
          onChange={(fee) => onChange({ ...group, fee })}
        />
        <NumberField
          label='Miễn phí cho đơn từ (đồng)'
          kind='money'
          value={group.freeFrom}
          onChange={(freeFrom) => onChange({ ...group, freeFrom })}
        />
      </div>
      {former.length > 0 && (
        <Notice tone='info' className='mt-3'>
          Địa chỉ khách nhập không có {former.join(', ')}{' '}
          nữa nên phí này không áp dụng ở đó. Bạn chọn tên tỉnh thành mới rồi bỏ chọn tên cũ.
        </Notice>
      )}
      <details className='mt-3' open={isOpenAtFirst}>
        <summary className='min-h-11 cursor-pointer py-2 text-jade'>
          {group.provinces.length === 0
            ? 'Chọn tỉnh thành'
            : `Đã chọn ${group.provinces.length} tỉnh thành`}
        </summary>
        <div className='grid max-h-80 gap-x-4 overflow-y-auto sm:grid-cols-2 lg:grid-cols-3'>
          {names.map((province) => (
            <Choice
              key={province}
              checked={group.provinces.includes(province)}
              disabled={taken.has(province)}
              onChange={() => toggle(province)}
            >
              <span className={taken.has(province) ? 'line-through' : ''}>{province}</span>
            </Choice>
          ))}
        </div>
      </details>
      {onRemove && (
        <Button variant='danger' className='mt-3' onClick={onRemove}>
          Xóa {name}
        </Button>
      )}
    </fieldset>
  );
}
