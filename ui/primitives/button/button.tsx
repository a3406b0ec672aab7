import type { ButtonHTMLAttributes } from 'react';

/** How much a button asks for: one primary action in a view, the rest secondary or quiet. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-jade text-surface hover:bg-jade-deep',
  secondary: 'border border-jade text-jade hover:bg-jade-soft',
  quiet: 'text-jade hover:bg-jade-soft',
};

/** The classes of a button, for what looks like one and is a link. */
export function buttonClass(variant: ButtonVariant = 'primary'): string {
  return `inline-flex min-h-11 items-center justify-center gap-2 rounded-field px-5 py-2 font-semibold ` +
    `transition-colors disabled:border-transparent disabled:bg-line disabled:text-ink-soft ${
      variants[variant]
    }`;
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** @default 'primary' */
  variant?: ButtonVariant;
}

/** A button, 44 px high at least. */
export function Button({ variant, className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={`${buttonClass(variant)} ${className}`} {...rest} />;
}
