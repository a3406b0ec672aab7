import { useRef } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { useHydrated } from '../../primitives/use-hydrated.ts';
import { DivisionCombobox, inputClass } from './division-combobox.tsx';
import type { Division, DivisionLevel, Divisions } from './division-types.ts';

const noItems: readonly Division[] = [];

const levels: Record<DivisionLevel, { label: string; noun: string; none?: string }> = {
  province: { label: 'Tỉnh/Thành phố', noun: 'tỉnh/thành phố' },
  district: { label: 'Quận/Huyện', noun: 'quận/huyện' },
  ward: {
    label: 'Phường/Xã',
    noun: 'phường/xã',
    none: 'Quận/huyện này không có phường/xã',
  },
};

export interface DivisionFieldProps {
  /** Level of the division. It determines the label. */
  level: DivisionLevel;
  /** Chosen division, or `null`. */
  value: Division | null;
  /** Divisions to choose from. */
  divisions: Divisions;
  /** Called with the chosen division, or `null` when the choice is cleared. */
  onChange: (value: Division | null) => void;
  /** Called when the visitor asks to load the list again. */
  onRetry: () => void;
  /** Error message below the field. */
  error?: string;
}

/** One level of the address: a field with a list that typing filters. */
export function DivisionField(
  { level, value, divisions, onChange, onRetry, error }: DivisionFieldProps,
) {
  const { label, noun, none } = levels[level];
  const container = useRef<HTMLDivElement>(null);
  // The server renders a plain input: the combobox has a style attribute, which the content
  // security policy forbids in a document.
  const hydrated = useHydrated();
  const failed = divisions.state === 'failed';
  const items = divisions.state === 'ready' ? divisions.items : noItems;
  const empty = divisions.state === 'ready' && items.length === 0 ? none : undefined;
  const placeholder = divisions.state === 'loading' ? 'Đang tải…' : empty ?? `Chọn ${noun}`;
  return (
    <div
      ref={container}
      tabIndex={-1}
      aria-live='polite'
      data-slot='division-field'
      data-level={level}
      className='min-w-0 rounded-field'
    >
      <Field label={label} error={failed ? `Không thể tải danh sách ${noun}` : error}>
        {(control) => (
          hydrated
            ? (
              <DivisionCombobox
                control={control}
                level={level}
                items={items}
                value={value}
                placeholder={placeholder}
                onChange={onChange}
              />
            )
            : (
              <input
                {...control}
                disabled
                value={value?.name ?? ''}
                placeholder={placeholder}
                className={inputClass}
              />
            )
        )}
      </Field>
      {failed && (
        <Button
          variant='secondary'
          className='mt-2'
          onClick={() => {
            // The button is removed: keep the focus in its field.
            container.current?.focus();
            onRetry();
          }}
        >
          Thử lại
        </Button>
      )}
    </div>
  );
}
