import { Dialog } from '@base-ui/react/dialog';
import { type FormEvent, useId } from 'react';
import { Sheet } from '../../layout/dialog/sheet.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { differingLines } from './differing-lines.ts';

const sides = { mine: 'Của bạn', current: 'Hiện tại' };

/** Field that two members have changed. */
export interface ConflictingField {
  name: string;
  label: string;
  /** Value of this form, in words. */
  mine: string;
  /** Value that is stored now, in words. */
  current: string;
}

export interface EditConflictProps {
  /** Fields to choose; the dialog is open while there are any. */
  fields: readonly ConflictingField[];
  /** Called with the names of the fields whose own value is kept. */
  onResolve: (mine: ReadonlySet<string>) => void;
  /** Called when the dialog is closed without a choice. */
  onClose: () => void;
}

/** Choice between the own value and that of another member, field by field. */
export function EditConflict({ fields, onResolve, onClose }: EditConflictProps) {
  const group = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const names = fields.map(({ name }) => name);
    onResolve(new Set(names.filter((name) => form.get(`${group}${name}`) === 'mine')));
  };
  return (
    <Sheet
      open={fields.length > 0}
      onClose={onClose}
      hasFields
      slot='edit-conflict'
      className='p-5 md:w-180 md:p-6'
    >
      <Dialog.Title className='text-xl'>Hai người cùng sửa</Dialog.Title>
      <Dialog.Description className='mt-2'>
        Trong lúc bạn sửa, người khác đã lưu giá trị mới ở những chỗ dưới đây. Chọn giá trị muốn giữ
        cho từng chỗ.
      </Dialog.Description>
      <form onSubmit={submit} className='mt-4 grid gap-5'>
        {fields.map(({ name, label, ...values }) => (
          <fieldset key={name} className='min-w-0'>
            <legend className='mb-1.5 font-semibold'>{label}</legend>
            <div className='grid gap-3 md:grid-cols-2'>
              {(['mine', 'current'] as const).map((side) => (
                <label
                  key={side}
                  className='flex min-h-11 min-w-0 items-start gap-3 rounded-field border border-line p-3 has-checked:border-jade has-checked:bg-jade-soft'
                >
                  <input
                    type='radio'
                    name={`${group}${name}`}
                    value={side}
                    defaultChecked={side === 'mine'}
                    className='mt-1 size-5 shrink-0 accent-jade'
                  />
                  <span className='min-w-0'>
                    <span className='block text-sm text-ink-soft'>{sides[side]}</span>
                    <span className='block max-h-40 overflow-y-auto break-words whitespace-pre-wrap'>
                      {differingLines(values)[side] || '(để trống)'}
                    </span>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <div className='flex flex-wrap justify-end gap-3'>
          <Button variant='quiet' onClick={onClose}>Xem lại sau</Button>
          <Button type='submit'>Lưu lựa chọn</Button>
        </div>
      </form>
    </Sheet>
  );
}
