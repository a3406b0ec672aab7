import type { ReactNode } from 'react';
import { LinkFrame } from '../../account/link-panel/link-frame.tsx';
import { LinkPanel, type LinkPanelProps } from '../../account/link-panel/link-panel.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { MailX } from '../../primitives/icons.ts';

const endNoticesPageMessages = {
  title: 'Ngừng báo hàng?',
  text: (email: ReactNode, shopName: string): ReactNode => (
    <>
      {shopName} sẽ không báo cho {email}{' '}
      khi có hàng nữa, kể cả khi người khác nhập email này. Email về đơn hàng và tài khoản của bạn
      vẫn được gửi như cũ.
    </>
  ),
  confirm: 'Ngừng báo hàng',
  done: 'Đã ngừng báo hàng',
  doneText: (email: ReactNode): ReactNode => (
    <>
      Các đăng ký chờ hàng của {email}{' '}
      đã được xóa. Khi cần, bạn đăng nhập bằng email này rồi đăng ký lại ở trang sản phẩm.
    </>
  ),
};

export interface EndNoticesPageProps extends Omit<LinkPanelProps, 'texts' | 'icon'> {
  /** Name of the shop. */
  shopName: string;
}

/** Page of the link in a notice, which ends further notices. */
export function EndNoticesPage({ shopName, ...props }: EndNoticesPageProps) {
  const messages = useMessages('endNoticesPage', endNoticesPageMessages);
  return (
    <LinkFrame>
      <LinkPanel
        {...props}
        icon={<MailX aria-hidden size={32} strokeWidth={1.5} />}
        texts={{
          ...messages,
          text: (email) => <p>{messages.text(email, shopName)}</p>,
        }}
      />
    </LinkFrame>
  );
}
