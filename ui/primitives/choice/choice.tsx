import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
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
 * other props go to the `<input>`. If it is controlled, a tick from before the hydration
 * calls `onChange`.
 */
export function Choice({ type = 'checkbox', children, error, className, ...rest }: ChoiceProps) {
  const errorId = useId();
  const label = useRef<HTMLLabelElement>(null);
  useLayoutEffect(() => {
    const input = label.current?.control as HTMLInputElement;
    if (rest.checked !== false || !input.checked) return;
    // React has kept the tick without an event. Unticked through React, a click is a change.
    input.checked = false;
    input.click();
  }, []);
  return (
    <>
      <label
        ref={label}
        className='flex min-h-11 cursor-pointer items-start gap-3 py-2 has-disabled:cursor-default has-disabled:text-ink-soft'
      >
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
