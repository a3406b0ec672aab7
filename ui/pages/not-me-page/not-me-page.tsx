import type { ReactNode } from 'react';
import { UserRoundX } from '../../primitives/icons.ts';
import { LinkFrame } from '../../account/link-panel/link-frame.tsx';
import { LinkPanel, type LinkPanelProps } from '../../account/link-panel/link-panel.tsx';
import { useMessages } from '../../messages/use-messages.ts';

const notMePageMessages = {
  title: 'Email này bị dùng nhầm?',
  text: (email: ReactNode, shopName: string): ReactNode => (
    <>
      Có người đã dùng {email} tại{' '}
      {shopName}. Nếu không phải bạn, hãy bấm nút dưới đây: chúng tôi sẽ gỡ email của bạn, xóa tài
      khoản đã đăng ký bằng email này và đăng xuất mọi thiết bị của tài khoản đó.
    </>
  ),
  registeredText: 'Nếu chính bạn đã đăng ký hoặc đặt hàng, bạn không cần làm gì cả.',
  confirm: 'Không phải tôi',
  done: 'Đã gỡ email của bạn',
  doneText: (email: ReactNode): ReactNode => (
    <>
      Chúng tôi không còn gửi email đến {email}{' '}
      theo yêu cầu của người đó. Tài khoản đã đăng ký bằng email này, nếu có, đã bị xóa.
    </>
  ),
};

export interface NotMePageProps extends Omit<LinkPanelProps, 'texts' | 'icon'> {
  /** Name of the shop. */
  shopName: string;
}

/** Page for a person whose e-mail address somebody else has used. */
export function NotMePage({ shopName, ...props }: NotMePageProps) {
  const messages = useMessages('notMePage', notMePageMessages);
  return (
    <LinkFrame>
      <LinkPanel
        {...props}
        icon={<UserRoundX aria-hidden size={32} strokeWidth={1.5} />}
        texts={{
          ...messages,
          text: (email) => (
            <>
              <p>{messages.text(email, shopName)}</p>
              <p className='mt-3 text-ink-soft'>{messages.registeredText}</p>
            </>
          ),
          danger: true,
        }}
      />
    </LinkFrame>
  );
}
