import { NumberField } from '@base-ui/react/number-field';
import { Minus, Plus } from '../icons.ts';
import type { ChangeEvent, ComponentProps, KeyboardEvent } from 'react';
import { useMessages } from '../../messages/use-messages.ts';

const quantityFieldMessages = {
  decrease: 'Giảm số lượng',
  increase: 'Tăng số lượng',
  /** Role of the input, as screen readers announce it. */
  role: 'ô nhập số',
};

export interface QuantityFieldProps
  extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Current quantity, from 1. */
  value: number;
  /** Maximum quantity; a larger number that is typed becomes this one. @default undefined */
  max?: number;
  /** Called with the new quantity. */
  onChange: (value: number) => void;
  /** Accessible name, such as 'Số lượng Vòng Tay Đá Mắt Hổ'. */
  label: string;
}

const stepClass =
  'flex size-11 items-center justify-center rounded-field text-jade hover:bg-jade-soft disabled:bg-transparent disabled:text-line';

/**
 * Selects a quantity with a minus button, a text input and a plus button. Invalid input becomes 1.
 * `ref`, `className` and other props go to the `<div>` around them.
 */
export function QuantityField({ value, max, onChange, label, ...rest }: QuantityFieldProps) {
  const messages = useMessages('quantityField', quantityFieldMessages);
  const change = (number: number | null) => {
    const next = Math.max(1, Math.trunc(number ?? 1));
    if (next !== value) onChange(next);
  };
  return (
    <NumberField.Root
      // As a prop of the root, `id` would go to the input.
      render={<div data-slot='quantity-field' {...rest} />}
      value={value}
      min={1}
      max={max}
      step={1}
      smallStep={1}
      locale='vi-VN'
      format={integerFormat}
      // An empty input is not a quantity yet: it becomes 1 when it loses the focus.
      onValueChange={(next) => next !== null && change(next)}
      onValueCommitted={change}
    >
      <NumberField.Group
        aria-label={label}
        className='inline-flex rounded-field border border-field bg-surface has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-jade'
      >
        <NumberField.Decrement aria-label={messages.decrease} className={stepClass}>
          <Minus aria-hidden size={18} />
        </NumberField.Decrement>
        <NumberField.Input
          aria-label={label}
          aria-roledescription={messages.role}
          maxLength={6}
          onKeyDown={preventNonDigits}
          onChange={emptyWithoutDigits}
          className='w-12 text-center font-semibold focus-visible:outline-none'
        />
        <NumberField.Increment aria-label={messages.increase} className={stepClass}>
          <Plus aria-hidden size={18} />
        </NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  );
}

const integerFormat = { maximumFractionDigits: 0, useGrouping: false };

function preventNonDigits(event: KeyboardEvent) {
  if (/^[.,+\- ]$/.test(event.key)) event.preventDefault();
}

/** Lets a text without digits, such as that of voice input, count as none: Base UI ignores it. */
function emptyWithoutDigits({ currentTarget }: ChangeEvent<HTMLInputElement>) {
  if (!/\p{Nd}/u.test(currentTarget.value)) currentTarget.value = '';
}
