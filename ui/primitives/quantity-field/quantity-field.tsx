import { NumberField } from '@base-ui/react/number-field';
import { Minus, Plus } from '../icons.ts';
import type { KeyboardEvent } from 'react';

export interface QuantityFieldProps {
  /** Pieces, from 1. */
  value: number;
  /** The most that can be chosen; a larger number that is typed becomes this. */
  max?: number;
  onChange: (value: number) => void;
  /** Of what, such as 'Số lượng Vòng Tay Đá Mắt Hổ'. */
  label: string;
}

const step =
  'flex size-11 items-center justify-center rounded-field text-jade hover:bg-jade-soft disabled:bg-transparent disabled:text-line';

/** How many pieces: a minus, a number that can be typed, a plus. What is no number becomes 1. */
export function QuantityField({ value, max, onChange, label }: QuantityFieldProps) {
  const whole = (number: number | null) => {
    const next = Math.max(1, Math.trunc(number ?? 1));
    if (next !== value) onChange(next);
  };
  return (
    <NumberField.Root
      value={value}
      min={1}
      max={max}
      step={1}
      smallStep={1}
      locale='vi-VN'
      format={wholeNumber}
      // An empty field is not yet a choice: it becomes 1 when it is left.
      onValueChange={(next) => next !== null && whole(next)}
      onValueCommitted={whole}
    >
      <NumberField.Group
        aria-label={label}
        className='inline-flex rounded-field border border-field bg-surface has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-jade'
      >
        <NumberField.Decrement aria-label='Giảm số lượng' className={step}>
          <Minus aria-hidden size={18} />
        </NumberField.Decrement>
        <NumberField.Input
          aria-label={label}
          aria-roledescription='ô nhập số'
          maxLength={6}
          onKeyDown={onlyDigits}
          className='w-12 text-center font-semibold focus-visible:outline-none'
        />
        <NumberField.Increment aria-label='Tăng số lượng' className={step}>
          <Plus aria-hidden size={18} />
        </NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  );
}

const wholeNumber = { maximumFractionDigits: 0, useGrouping: false };

function onlyDigits(event: KeyboardEvent) {
  if (/^[.,+\- ]$/.test(event.key)) event.preventDefault();
}
