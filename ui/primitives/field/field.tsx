import { type ComponentProps, type ReactNode, useId } from 'react';
import { joinClasses } from '../join-classes.ts';

/** Attributes that connect a control with its label and its error. */
export interface FieldControlProps {
  /** Id to which the label refers. */
  id: string;
  /** `true` while there is an error. */
  'aria-invalid': true | undefined;
  /** Id of the error, while there is one. */
  'aria-describedby': string | undefined;
}

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Text of the label. */
  label: string;
  /** Error message; the field is valid without one. @default undefined */
  error?: string;
  /** Id of the control. A unique one by default. */
  controlId?: string;
  /** Renders the control with the attributes that it needs. */
  children: (control: FieldControlProps) => ReactNode;
}

/** Classes of a control; its border is red while `aria-invalid` is set. */
export const controlClass =
  'min-h-12 w-full rounded-field border border-field bg-surface px-3.5 py-2 placeholder:text-ink-soft aria-invalid:border-cinnabar ' +
  // Not read-only:, which every select is.
  '[&:where(:disabled,[readonly])]:border-line [&:where(:disabled,[readonly])]:bg-paper [&:where(:disabled,[readonly])]:text-ink-soft';

/**
 * A field of a form: label, control and error message. `ref`, `className` and other props go to the
 * `<div>` around them; the control's own are set by `children`.
 */
export function Field({ label, error, controlId, children, ...rest }: FieldProps) {
  const ownId = useId();
  const id = controlId ?? ownId;
  const errorId = `${id}-error`;
  return (
    <div data-slot='field' {...rest}>
      <label htmlFor={id} className='mb-1.5 block font-semibold'>{label}</label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? errorId : undefined,
      })}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

export interface FieldErrorProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Id to which `aria-describedby` of the control refers. */
  id: string;
  /** Error message; nothing is rendered without one. @default undefined */
  error?: string;
}

/** The error message of a field. `ref`, `className` and other props go to the `<p>`. */
export function FieldError({ error, className, ...rest }: FieldErrorProps) {
  return error
    ? (
      <p
        data-slot='field-error'
        className={joinClasses('mt-1.5 text-cinnabar', className)}
        {...rest}
      >
        {error}
      </p>
    )
    : null;
}
