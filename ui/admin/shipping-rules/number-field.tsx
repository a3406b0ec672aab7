import { groupDigits } from '../../primitives/price/group-digits.ts';
import { TextField } from '../../primitives/text-field/text-field.tsx';

interface NumberFieldProps {
  /** Text of the label. */
  label: string;
  /** Value of the field. */
  value: number;
  /** Called with each new value. */
  onChange: (value: number) => void;
}

/** Returns the number of the digits of a text, of which there may be twelve. */
const readDigits = (text: string): number => Number(text.replace(/\D/g, '').slice(0, 12));

/** Field for a whole number, with dots between its thousands. */
export function NumberField({ label, value, onChange }: NumberFieldProps) {
  return (
    <TextField
      label={label}
      required
      inputMode='numeric'
      autoComplete='off'
      // An empty field is 0, and leading zeros vanish while typing.
      value={groupDigits(value)}
      onChange={({ currentTarget }) => onChange(readDigits(currentTarget.value))}
      className='text-right tabular-nums'
    />
  );
}
