import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from '../field/field.tsx';
import { joinClasses } from '../join-classes.ts';

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Kind of the control. @default 'checkbox' */
  type?: 'checkbox' | 'radio';
  /** Text beside the control. */
  children: ReactNode;
  /** Error message; the choice is valid without one. @default undefined */
  error?: string;
}

/**
 * A checkbox or a radio button with its text beside it; both are one target. `ref`, `className` and
 * other props go to the `<input>`.
 */
export function Choice({ type = 'checkbox', children, error, className, ...rest }: ChoiceProps) {
  const errorId = useId();
  return (
    <>
      <label className='flex min-h-11 cursor-pointer items-start gap-3 py-2 has-disabled:cursor-default has-disabled:text-ink-soft'>
        <input
          data-slot='choice'
          type={type}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className={joinClasses('mt-[3px] size-5 shrink-0 accent-jade', className)}
          {...rest}
        />
        {children}
      </label>
      <FieldError id={errorId} error={error} />
    </>
  );
}
