import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { useInvalidFocus } from '../../primitives/use-invalid-focus.ts';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { useDraft } from './form-drafts.ts';

/** Messages of the server about fields, by the name of the field. */
export type FieldErrors = Readonly<Record<string, string>>;

interface FieldFormProps<Name extends string> {
  /** Key of the form, under which its draft is kept. */
  draftKey: string;
  /** Labels of the fields, by name and in their order. */
  labels: Readonly<Record<Name, string>>;
  /** Values at first. */
  initial: Readonly<Record<Name, string>>;
  /** Attributes of single controls. @default none */
  controls?: Readonly<Partial<Record<Name, ComponentProps<'input'>>>>;
  /** Content below the fields. @default none */
  children?: ReactNode;
  /** Text of the button that sends the form. */
  submitLabel: string;
  /** `true` while the values are being sent. */
  busy: boolean;
  /** Errors by the name of the field. */
  errors: FieldErrors;
  /** Called with the values to send. */
  onSubmit: (values: Record<Name, string>) => void;
}

/** A short form of text fields. */
export function FieldForm<Name extends string>(
  { draftKey, labels, initial, controls, children, submitLabel, busy, errors, onSubmit }:
    FieldFormProps<Name>,
) {
  const [values, update] = useDraft<Record<Name, string>>(draftKey, initial);
  const names = Object.keys(labels) as Name[];
  return (
    <form
      ref={useInvalidFocus(errors)}
      noValidate
      className='space-y-4 pt-3'
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit(values);
      }}
    >
      {names.map((name) => (
        <TextField
          key={name}
          label={labels[name]}
          error={errors[name]}
          name={name}
          value={values[name]}
          onChange={({ currentTarget: { value } }) =>
            update({ [name]: value } as Partial<Record<Name, string>>)}
          {...controls?.[name]}
        />
      ))}
      {children}
      <Button type='submit' aria-disabled={busy} variant='secondary'>{submitLabel}</Button>
    </form>
  );
}
