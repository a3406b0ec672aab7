import type { ComponentProps } from 'react';
import { controlClass, Field } from '../field/field.tsx';
import { ChevronDown } from '../icons.ts';
import { joinClasses } from '../join-classes.ts';

export interface SelectProps extends ComponentProps<'select'> {
  /** `true` for the height of a button, as in filters, instead of that of a form. @default false */
  compact?: boolean;
}

const compactClass =
  'min-h-11 w-full rounded-field border border-field bg-surface py-2 pl-3 text-ellipsis';

/**
 * A long text is continued on the next line on a narrow screen, in browsers that can do so. There,
 * the arrow keys open the list in place of choosing from it.
 */
const wrapClass =
  `${controlClass} items-center text-ellipsis whitespace-normal [&::picker-icon]:hidden ` +
  'max-sm:supports-[appearance:base-select]:flex ' +
  'max-sm:supports-[appearance:base-select]:[appearance:base-select]';

/**
 * A native select with a chevron. It works before hydration, and a phone shows its own picker. The
 * select of a form wraps a long text. `ref`, `className` and other props go to the `<select>`.
 */
export function Select({ compact = false, className, ...rest }: SelectProps) {
  const base = compact ? `${compactClass} pr-10` : `${wrapClass} pr-11`;
  return (
    <div className='relative'>
      <select
        data-slot='select'
        className={joinClasses(`${base} appearance-none`, className)}
        {...rest}
      />
      <ChevronDown
        aria-hidden
        size={20}
        className='pointer-events-none absolute inset-y-0 right-3 my-auto text-ink-soft'
      />
    </div>
  );
}

export interface SelectFieldProps extends SelectProps {
  /** Text of the label. */
  label: string;
  /** Error message; the field is valid without one. @default undefined */
  error?: string;
  /** Classes of the field around label, select and error. @default undefined */
  fieldClassName?: string;
}

/**
 * A field of a form whose control is a {@link Select}. `ref`, `className` and other props go to the
 * `<select>`.
 */
export function SelectField({ label, error, fieldClassName, id, ...rest }: SelectFieldProps) {
  return (
    <Field label={label} error={error} controlId={id} className={fieldClassName}>
      {(control) => <Select data-slot='select-field' {...control} {...rest} />}
    </Field>
  );
}
