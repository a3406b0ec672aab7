export interface ChoiceFieldProps<Value extends string> {
  label: string;
  /** Name of the radio buttons in the page. */
  name: string;
  values: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Group of radio buttons. */
export function ChoiceField<Value extends string>(
  { label, name, values, value, onChange }: ChoiceFieldProps<Value>,
) {
  return (
    <fieldset className='min-w-0'>
      <legend className='mb-1.5 font-semibold'>{label}</legend>
      <div className='flex flex-wrap gap-2'>
        {values.map((choice) => (
          <label
            key={choice}
            className='flex min-h-11 cursor-pointer items-center gap-2 rounded-field border border-field bg-surface px-3.5 has-checked:border-jade has-checked:bg-jade-soft has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-jade'
          >
            <input
              type='radio'
              name={name}
              value={choice}
              checked={choice === value}
              onChange={() => onChange(choice)}
              className='size-5 shrink-0 accent-jade focus-visible:outline-none'
            />
            {choice}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
