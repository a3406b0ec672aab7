import { type ReactNode, useId } from 'react';

/** What a control needs to be known by its label and its error. */
export interface FieldControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps {
  label: string;
  /** What is wrong, in words. */
  error?: string;
  children: (control: FieldControlProps) => ReactNode;
  className?: string;
}

/** The look of a field; its border is red while something is wrong. */
export const controlClass =
  'min-h-12 w-full rounded-field border border-field bg-surface px-3.5 py-2 aria-invalid:border-cinnabar';

/** A field of a form: label, control, and its error under it. */
export function Field({ label, error, children, className }: FieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={className}>
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

/** The error of a field, in words. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  return error ? <p id={id} className='mt-1.5 text-cinnabar'>{error}</p> : null;
}
