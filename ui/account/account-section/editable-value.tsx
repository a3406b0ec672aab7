import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';

export interface EditableValueProps {
  /** Current value. */
  value: ReactNode;
  /** Label of the button that opens the form. */
  label: string;
  /** Renders the form, which replaces value and button. It closes the form by calling `close`. */
  children: (close: () => void) => ReactNode;
}

/** A value with a button that opens a form in its place. The focus moves along. */
export function EditableValue({ value, label, children }: EditableValueProps) {
  const [open, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (open) container.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
    else if (wasOpen.current) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return (
    <div ref={container}>
      {open
        ? children(() => setOpen(false))
        : (
          <div className='flex flex-wrap items-center justify-between gap-x-4 gap-y-3'>
            <div className='min-w-0 wrap-anywhere'>{value}</div>
            <Button ref={button} variant='secondary' onClick={() => setOpen(true)}>{label}</Button>
          </div>
        )}
    </div>
  );
}
