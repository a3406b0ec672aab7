import { Choice } from '../../primitives/choice/choice.tsx';
import { controlClass, Field, type FieldControlProps } from '../../primitives/field/field.tsx';
import { Select } from '../../primitives/select/select.tsx';

/** Description of a field. */
export interface AdminField {
  /** Key of its value. */
  name: string;
  label: string;
  /** Kind of the control; a `paragraph` is a long text without line breaks. @default 'text' */
  kind?:
    | 'text'
    | 'paragraph'
    | 'lines'
    | 'number'
    | 'money'
    | 'email'
    | 'time'
    | 'choice'
    | 'check';
  /** Explanation below the control. @default undefined */
  hint?: string;
  /** Placeholder. @default undefined */
  placeholder?: string;
  /** Choices of the kind `choice`. @default none */
  options?: readonly { value: string; label: string }[];
  /** `true` for a value that must not be empty. @default false */
  required?: boolean;
}

/** Value of a control: text as typed, or the state of a box. */
export type FieldValue = string | boolean;

export interface AdminFieldsProps {
  /** Fields in their order. */
  fields: readonly AdminField[];
  /** Values by the name of the field. */
  values: Readonly<Record<string, FieldValue>>;
  /** Called when a value is changed. */
  onChange: (name: string, value: FieldValue) => void;
  /** Errors by the name of the field. @default none */
  errors?: Readonly<Record<string, string | undefined>>;
  /** `true` if the member may not change anything. @default false */
  readOnly?: boolean;
}

/** Labelled controls of a form, in one column. */
export function AdminFields(
  { fields, values, onChange, errors = {}, readOnly = false }: AdminFieldsProps,
) {
  return (
    <div data-slot='admin-fields' className='grid grid-cols-1 gap-4'>
      {fields.map((field) => {
        const { name, label, hint, kind } = field;
        const value = values[name] ?? '';
        const change = (next: FieldValue) => onChange(name, next);
        return kind === 'check'
          ? (
            <Choice
              key={name}
              checked={value === true}
              disabled={readOnly}
              onChange={(event) => change(event.target.checked)}
            >
              <span>
                {label}
                {hint && <span className='block text-sm text-ink-soft'>{hint}</span>}
              </span>
            </Choice>
          )
          : (
            <Field key={name} label={label} error={errors[name]}>
              {(control) => {
                const hintId = `${control.id}-hint`;
                const describedBy = [control['aria-describedby'], hint && hintId]
                  .filter(Boolean).join(' ') || undefined;
                return (
                  <>
                    <Control
                      {...{ field, value: String(value), change, readOnly }}
                      control={{ ...control, 'aria-describedby': describedBy }}
                    />
                    {hint && <p id={hintId} className='mt-1 text-sm text-ink-soft'>{hint}</p>}
                  </>
                );
              }}
            </Field>
          );
      })}
    </div>
  );
}

interface ControlProps {
  field: AdminField;
  value: string;
  change: (value: string) => void;
  readOnly: boolean;
  control: FieldControlProps;
}

const inputTypes = { email: 'email', time: 'datetime-local' } as const;

function Control({ field, value, change, readOnly, control }: ControlProps) {
  const { kind = 'text', options = [], placeholder, required, name } = field;
  const shared = {
    ...control,
    name,
    value,
    required,
    onChange: (event: { target: { value: string } }) => change(event.target.value),
  };
  if (kind === 'choice') {
    // A stored value that is no choice any more stays one until another is chosen.
    const isKnown = value === '' || options.some((option) => option.value === value);
    const choices = isKnown ? options : [...options, { value, label: value }];
    return (
      <Select {...shared} disabled={readOnly}>
        {choices.map((option) => (
          <option key={option.value} value={option.value}>{option.label}</option>
        ))}
      </Select>
    );
  }
  const typed = { ...shared, readOnly, placeholder };
  if (kind === 'lines') return <textarea {...typed} rows={4} className={controlClass} />;
  if (kind === 'paragraph') {
    return (
      <textarea
        {...typed}
        rows={3}
        onChange={(event) => change(event.target.value.replace(/\s*\n\s*/g, ' '))}
        className={`${controlClass} field-sizing-content min-h-20`}
      />
    );
  }
  const isNumber = kind === 'number' || kind === 'money';
  return (
    <div className='flex items-center gap-2'>
      <input
        {...typed}
        type={kind === 'email' || kind === 'time' ? inputTypes[kind] : 'text'}
        // Otherwise a year may have six digits.
        max={kind === 'time' ? '9999-12-31T23:59' : undefined}
        inputMode={isNumber ? 'numeric' : undefined}
        autoComplete='off'
        className={`${controlClass} ${isNumber ? 'max-w-56 text-right tabular-nums' : ''}`}
      />
      {kind === 'money' && <span className='text-ink-soft'>VNĐ</span>}
    </div>
  );
}
