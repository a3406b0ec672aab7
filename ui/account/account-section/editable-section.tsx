import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { AccountSection } from './account-section.tsx';

export interface EditableSectionProps {
  /** Heading of the section. */
  title: string;
  /** Label of the button that opens the form. */
  label: string;
  /** Current value. */
  value: ReactNode;
  /** Renders the form, which replaces value and button. It closes the form by calling `close`. */
  form: (close: () => void) => ReactNode;
  /** Content below value or form. */
  children?: ReactNode;
}

/**
 * A section of the account page with a value and a button that opens a form in its place. The focus
 * moves along.
 */
export function EditableSection({ title, label, value, form, children }: EditableSectionProps) {
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
    <AccountSection
      title={title}
      action={open
        ? undefined
        : <Button ref={button} variant='secondary' onClick={() => setOpen(true)}>{label}</Button>}
    >
      <div ref={container} className='wrap-anywhere'>
        {open ? form(() => setOpen(false)) : value}
      </div>
      {children}
    </AccountSection>
  );
}
