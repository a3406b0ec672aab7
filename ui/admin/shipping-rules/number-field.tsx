import { useState } from 'react';
import { groupDigits } from '../../primitives/price/group-digits.ts';
import { numberMessage, readNumber } from '../read-number.ts';
import { TextField } from '../../primitives/text-field/text-field.tsx';

interface NumberFieldProps {
  /** Text of the label. */
  label: string;
  /** `money` for an amount in đồng. @default 'number' */
  kind?: 'number' | 'money';
  /** Value of the field; `NaN` for a text that is no number from 0. */
  value: number;
  /** Called with each new value, also with `NaN`, which the server refuses. */
  onChange: (value: number) => void;
}

/** Field for a whole number, which gets dots between its thousands when it loses the focus. */
export function NumberField({ label, kind = 'number', value, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [isTyping, setTyping] = useState(false);
  const read = (text: string) => {
    const number = readNumber(text, kind) ?? NaN;
    return number < 0 ? NaN : number;
  };
  // A value from elsewhere replaces the text.
  const isOwn = typed !== undefined && Object.is(read(typed), value);
  const isWrong = Number.isNaN(value);
  return (
    <TextField
      label={label}
      required
      inputMode='numeric'
      autoComplete='off'
      value={isOwn && (isTyping || isWrong) ? typed : isWrong ? '' : groupDigits(value)}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        setTyping(true);
        onChange(read(text));
      }}
      onBlur={() => setTyping(false)}
      error={isWrong && !isTyping ? numberMessage : undefined}
      className='text-right tabular-nums'
    />
  );
}
