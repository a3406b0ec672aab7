import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { joinClasses } from '../join-classes.ts';

/**
 * Emphasis of a button: a view has one primary action; the others are secondary or quiet. A button
 * that deletes something is marked as a danger.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-jade-fill text-on-jade hover:bg-jade-deep forced-colors:border',
  secondary: 'border border-jade text-jade hover:bg-jade-soft',
  quiet: 'text-jade hover:bg-jade-soft forced-colors:border',
  danger: 'border border-cinnabar text-cinnabar hover:bg-paper',
};

/** Returns the classes of a button, for a link that looks like one. */
export function buttonClass(variant: ButtonVariant = 'primary'): string {
  return `inline-flex min-h-11 items-center justify-center gap-2 rounded-field px-5 py-2 font-semibold ` +
    `transition-colors disabled:border-transparent disabled:bg-line disabled:text-ink-soft ${
      variants[variant]
    }`;
}

export interface ButtonProps extends ComponentProps<'button'> {
  /** Emphasis of the button. @default 'primary' */
  variant?: ButtonVariant;
  /** Type of the button in a form. @default 'button' */
  type?: ComponentProps<'button'>['type'];
}

/**
 * A button, at least 44 px high. It takes the focus back that it had when it was disabled, such as
 * during a request. `ref`, `className` and other props go to the `<button>`.
 */
export function Button({ variant, type = 'button', className, ref, ...rest }: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, []);
  const hadFocus = useRef(false);
  const isDisabled = rest.disabled === true;
  useLayoutEffect(() => {
    if (isDisabled) hadFocus.current = document.activeElement === button.current;
    else if (hadFocus.current) {
      hadFocus.current = false;
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    }
  }, [isDisabled]);
  return (
    <button
      ref={button}
      type={type}
      data-slot='button'
      className={joinClasses(buttonClass(variant), className)}
      {...rest}
    />
  );
}
