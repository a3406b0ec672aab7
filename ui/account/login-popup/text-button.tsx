import type { ReactNode } from 'react';

export interface TextButtonProps {
  /** Called when the button is pressed. */
  onClick: () => void;
  /** Text of the button. */
  children: ReactNode;
}

/** Button in a text, which shows another form of the popup. */
export function TextButton({ onClick, children }: TextButtonProps) {
  return (
    <button
      type='button'
      onClick={onClick}
      className='min-h-11 rounded-field px-1 font-semibold text-jade underline underline-offset-4'
    >
      {children}
    </button>
  );
}
