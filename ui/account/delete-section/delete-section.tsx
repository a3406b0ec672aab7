import { type FormEvent, useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { AccountSection } from '../account-section/account-section.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { Dialog } from '@base-ui/react/dialog';
import { Sheet } from '../../layout/dialog/sheet.tsx';
import { useDialogFocus } from '../../layout/dialog/use-dialog-focus.ts';
import { Notice } from '../../primitives/notice/notice.tsx';
import { type SubmitResult, useSubmission } from '../account-section/use-submission.ts';
import { PasswordField } from '../password-field/password-field.tsx';
import { actionMessages } from '../../messages/action-messages.ts';
import { fieldErrorMessages } from '../field-error-messages.ts';

const deleteSectionMessages = {
  title: 'Xóa tài khoản',
  text: 'Tài khoản, địa chỉ và lá số đã lưu, giỏ hàng và đánh giá của bạn sẽ bị xóa vĩnh viễn.',
  open: 'Xóa tài khoản…',
  question: 'Xóa tài khoản?',
  /** List of what the deletion causes. */
  consequences: [
    'Bạn sẽ bị đăng xuất khỏi mọi thiết bị và không đăng nhập lại được nữa.',
    'Địa chỉ và lá số đã lưu, giỏ hàng, đánh giá và danh sách đơn hàng của bạn sẽ bị xóa.',
    'Với các đơn cũ, cửa hàng chỉ giữ phần cần cho sổ sách: mã đơn, sản phẩm, số tiền, ' +
    'cách thanh toán, trạng thái, ngày đặt và tỉnh thành; không giữ tên, email, số điện thoại ' +
    'hay địa chỉ nhà của bạn.',
    'Không thể khôi phục. Sau này bạn có thể đăng ký lại bằng email này.',
  ],
  confirm: 'Xóa tài khoản',
  keep: 'Giữ lại tài khoản',
};

export interface DeleteSectionProps {
  /** `true` if the account has a password, which the deletion requires. */
  hasPassword: boolean;
  /** Deletes the account. */
  onDelete: (password: string | undefined) => Promise<SubmitResult<'password'>>;
}

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

interface DeleteDialogProps extends DeleteSectionProps {
  open: boolean;
  onClose: () => void;
}

/** Dialog that names the consequences of a deletion and asks for the password. */
function DeleteDialog({ open, onClose, ...form }: DeleteDialogProps) {
  const messages = useMessages('deleteSection', deleteSectionMessages);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      hasFields
      slot='delete-dialog'
      className='p-5 md:w-[min(480px,calc(100vw-48px))] md:p-8'
    >
      <Dialog.Title className='text-2xl leading-[1.4]'>{messages.question}</Dialog.Title>
      <Dialog.Description render={<div />} className='mt-3'>
        <ul className='list-disc space-y-1.5 pl-5'>
          {messages.consequences.map((text) => <li key={text}>{text}</li>)}
        </ul>
      </Dialog.Description>
      <DeleteForm {...form} onClose={onClose} />
    </Sheet>
  );
}

function DeleteForm({ hasPassword, onDelete, onClose }: Omit<DeleteDialogProps, 'open'>) {
  const messages = useMessages('deleteSection', deleteSectionMessages);
  const { missingPassword } = useMessages('fieldErrors', fieldErrorMessages);
  const actions = useMessages('actions', actionMessages);
  const { ref, busy, error, values, field, submit } = useSubmission({ password: '' });
  useDialogFocus(ref, busy);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const { password } = values;
    const invalid = hasPassword && password === '' ? { password: missingPassword } : {};
    submit(invalid, () => onDelete(hasPassword ? password : undefined));
  }
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className='mt-5 space-y-4'>
      {error && !busy && <Notice tone='error'>{error}</Notice>}
      {hasPassword && <PasswordField {...field('password')} />}
      <div className='flex flex-col gap-3 md:flex-row-reverse'>
        <Button type='submit' variant='danger' disabled={busy} className='min-h-12 md:grow'>
          {busy ? actions.busy : messages.confirm}
        </Button>
        <Button variant='secondary' disabled={busy} onClick={onClose} className='min-h-12 md:grow'>
          {messages.keep}
        </Button>
      </div>
    </form>
  );
}
