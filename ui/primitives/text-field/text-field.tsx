import type { ComponentProps } from 'react';
import { controlClass, Field } from '../field/field.tsx';
import { joinClasses } from '../join-classes.ts';

export interface TextFieldProps extends ComponentProps<'input'> {
  /** Text of the label. */
  label: string;
  /** Error message; the field is valid without one. @default undefined */
  error?: string;
  /** Explanation below the control, which an error replaces. @default undefined */
  hint?: string;
  /** Classes of the field around label, input and error. @default undefined */
  fieldClassName?: string;
}

/**
 * A field of a form whose control is one `<input>`. `ref`, `className` and other props go to the
 * `<input>`.
 */
export function TextField(
  { label, error, hint, fieldClassName, className, id, ...rest }: TextFieldProps,
) {
  return (
    <Field label={label} error={error} controlId={id} className={fieldClassName}>
      {(control) => (
        <>
          <input
            data-slot='text-field'
            className={joinClasses(controlClass, className)}
            {...control}
            aria-describedby={control['aria-describedby'] ?? (hint && `${control.id}-hint`)}
            {...rest}
          />
          {hint && !error && (
            <p id={`${control.id}-hint`} className='mt-1.5 text-sm text-ink-soft'>{hint}</p>
          )}
        </>
      )}
    </Field>
  );
}
