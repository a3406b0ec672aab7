import { useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { AccountSection } from '../account-section/account-section.tsx';
import { DeleteDialog, type DeleteDialogProps } from './delete-dialog.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { deleteSectionMessages } from './delete-section-messages.ts';

export type DeleteSectionProps = Omit<DeleteDialogProps, 'open' | 'onClose'>;

/** Section of the account page that deletes the account, after a confirmation. */
export function DeleteSection(props: DeleteSectionProps) {
  const messages = useMessages('deleteSection', deleteSectionMessages);
  const [open, setOpen] = useState(false);
  return (
    <AccountSection title={messages.title}>
      <p className='text-ink-soft'>{messages.text}</p>
      <Button variant='danger' onClick={() => setOpen(true)} className='mt-4 w-full sm:w-auto'>
        {messages.open}
      </Button>
      <DeleteDialog {...props} open={open} onClose={() => setOpen(false)} />
    </AccountSection>
  );
}
