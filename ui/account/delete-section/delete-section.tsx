import { useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { AccountSection } from '../account-section/account-section.tsx';
import { DeleteDialog, type DeleteDialogProps } from './delete-dialog.tsx';

export type DeleteSectionProps = Omit<DeleteDialogProps, 'open' | 'onClose'>;

/** Section of the account page that deletes the account, after a confirmation. */
export function DeleteSection(props: DeleteSectionProps) {
  const [open, setOpen] = useState(false);
  return (
    <AccountSection title='Xóa tài khoản'>
      <p className='text-ink-soft'>
        Tài khoản, địa chỉ và lá số đã lưu, giỏ hàng của bạn sẽ bị xóa vĩnh viễn.
      </p>
      <Button variant='danger' onClick={() => setOpen(true)} className='mt-4 w-full sm:w-auto'>
        Xóa tài khoản…
      </Button>
      <DeleteDialog {...props} open={open} onClose={() => setOpen(false)} />
    </AccountSection>
  );
}
