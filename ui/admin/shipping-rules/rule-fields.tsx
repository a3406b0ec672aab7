import { controlClass, Field } from '../../primitives/field/field.tsx';

interface FieldProps<T> {
  /** Text of the label. */
  label: string;
  /** Value of the field. */
  value: T;
  /** Called with each new value. */
  onChange: (value: T) => void;
}

/** Field for a whole number. */
export function NumberField({ label, value, onChange }: FieldProps<number>) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          required
          type='number'
          inputMode='numeric'
          min={0}
          step={1}
          // An empty field is 0, and leading zeros vanish while typing.
          value={String(value)}
          onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber || 0)}
          className={`${controlClass} text-right tabular-nums`}
        />
      )}
    </Field>
  );
}

/** Field for a line of text. */
export function TextField(
  { label, value, onChange, maxLength, required }: FieldProps<string> & {
    /** Maximum number of characters. */
    maxLength: number;
    /** `true` if the field must not be empty. @default false */
    required?: boolean;
  },
) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          required={required}
          maxLength={maxLength}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          className={controlClass}
        />
      )}
    </Field>
  );
}
