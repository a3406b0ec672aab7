import type { ReactNode } from 'react';
import { MailCheck } from '../../primitives/icons.ts';
import { LinkFrame } from '../../account/link-panel/link-frame.tsx';
import { LinkPanel, type LinkPanelProps } from '../../account/link-panel/link-panel.tsx';
import { useMessages } from '../../messages/use-messages.ts';

const confirmEmailPageMessages = {
  title: 'Xác nhận email mới',
  text: (email: ReactNode): ReactNode => (
    <>
      Sau khi xác nhận, bạn đăng nhập và nhận email của cửa hàng bằng{' '}
      {email}. Các thiết bị khác sẽ được đăng xuất.
    </>
  ),
  confirm: 'Xác nhận email mới',
  done: 'Đã đổi email',
  doneText: (email: ReactNode): ReactNode => <>Từ nay bạn đăng nhập bằng {email}.</>,
};

export type ConfirmEmailPageProps = Omit<LinkPanelProps, 'texts' | 'icon'>;

/** Page that the link in a mail to a new e-mail address opens. */
export function ConfirmEmailPage(props: ConfirmEmailPageProps) {
  const messages = useMessages('confirmEmailPage', confirmEmailPageMessages);
  return (
    <LinkFrame>
      <LinkPanel
        {...props}
        icon={<MailCheck aria-hidden size={32} strokeWidth={1.5} />}
        texts={messages}
      />
    </LinkFrame>
  );
}
