import { TextField } from '../../primitives/text-field/text-field.tsx';

interface NumberFieldProps {
  /** Text of the label. */
  label: string;
  /** Value of the field. */
  value: number;
  /** Called with each new value. */
  onChange: (value: number) => void;
}

/** Field for a whole number. */
export function NumberField({ label, value, onChange }: NumberFieldProps) {
  return (
    <TextField
      label={label}
      required
      type='number'
      inputMode='numeric'
      min={0}
      step={1}
      // An empty field is 0, and leading zeros vanish while typing.
      value={String(value)}
      onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber || 0)}
      className='text-right tabular-nums'
    />
  );
}
