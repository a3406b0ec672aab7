import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { joinClasses } from '../../primitives/join-classes.ts';

/** Texts of the buttons. The functions return their labels, with the name of the row. */
export interface DeleteButtonsMessages {
  delete: string;
  deleteOf: (name: string) => string;
  keep: string;
  keepOf: (name: string) => string;
  confirm: string;
  confirmOf: (name: string) => string;
  deleting: string;
}

export interface DeleteButtonsProps {
  /** Name of the row for the labels of the buttons. */
  name: string;
  /** Texts of the buttons. */
  messages: DeleteButtonsMessages;
  /** `true` while a request is pending. */
  busy: boolean;
  /** Deletes the row. Returns `true` after a success. */
  onDelete: () => Promise<boolean>;
  /** Further classes of the buttons' container. @default undefined */
  className?: string;
  /** Buttons before the one that deletes, shown until that one is pressed. */
  children: ReactNode;
}

/** Buttons of a row that can be deleted. Deleting it takes a second press. */
export function DeleteButtons(
  { name, messages, busy, onDelete, className, children }: DeleteButtonsProps,
) {
  const [confirming, setConfirming] = useState(false);
  const buttons = useRef<HTMLDivElement>(null);
  const shown = useRef(confirming);
  useEffect(() => {
    if (shown.current === confirming) return;
    shown.current = confirming;
    buttons.current?.querySelector<HTMLElement>('[data-focus]')?.focus();
  }, [confirming]);
  return (
    <div ref={buttons} className={joinClasses('-ml-3 flex flex-wrap gap-x-1', className)}>
      {confirming
        ? (
          <>
            <Button
              data-focus
              variant='quiet'
              aria-label={messages.keepOf(name)}
              disabled={busy}
              onClick={() => setConfirming(false)}
              className='px-3!'
            >
              {messages.keep}
            </Button>
            <Button
              variant='danger'
              aria-label={messages.confirmOf(name)}
              disabled={busy}
              onClick={async () => {
                if (!await onDelete()) setConfirming(false);
              }}
            >
              {busy ? messages.deleting : messages.confirm}
            </Button>
          </>
        )
        : (
          <>
            {children}
            <Button
              data-focus
              variant='quiet'
              aria-label={messages.deleteOf(name)}
              onClick={() => setConfirming(true)}
              className='px-3!'
            >
              {messages.delete}
            </Button>
          </>
        )}
    </div>
  );
}
