import { Dialog } from '@base-ui/react/dialog';
import { actionMessages } from '../../messages/action-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { X } from '../../primitives/icons.ts';
import { joinClasses } from '../../primitives/join-classes.ts';

export interface DialogCloseProps {
  /** Further classes, such as its distance from the edge. @default undefined */
  className?: string;
}

/** Button × that closes the dialog around it. */
export function DialogClose({ className }: DialogCloseProps) {
  const { close } = useMessages('actions', actionMessages);
  return (
    <Dialog.Close
      aria-label={close}
      className={joinClasses(
        'flex size-11 shrink-0 items-center justify-center rounded-tag hover:bg-jade-soft',
        className,
      )}
    >
      <X aria-hidden size={22} />
    </Dialog.Close>
  );
}
