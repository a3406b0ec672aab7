import { UserRoundX } from '../../primitives/icons.ts';
import { LinkPanel, type LinkPanelProps } from '../../account/link-panel/link-panel.tsx';

export interface NotMePageProps extends Omit<LinkPanelProps, 'texts' | 'icon'> {
  /** Name of the shop. */
  shopName: string;
}

/** Page for a person whose e-mail address somebody else has registered. */
export function NotMePage({ shopName, ...props }: NotMePageProps) {
  return (
    <div className='page min-h-150 py-4'>
      <noscript>
        <p className='pt-8 text-center'>Trang này cần bật JavaScript để hoạt động.</p>
      </noscript>
      <LinkPanel
        {...props}
        icon={<UserRoundX aria-hidden size={32} strokeWidth={1.5} />}
        texts={{
          title: 'Không phải bạn đăng ký?',
          text: (email) => (
            <>
              <p>
                Có người đã dùng {email} để tạo tài khoản tại{' '}
                {shopName}. Nếu không phải bạn, hãy bấm nút dưới đây: chúng tôi sẽ xóa tài khoản đó,
                đăng xuất mọi thiết bị và gỡ email của bạn.
              </p>
              <p className='mt-3 text-ink-soft'>
                Nếu chính bạn đã đăng ký, bạn không cần làm gì cả.
              </p>
            </>
          ),
          action: 'Không phải tôi',
          danger: true,
          doneTitle: 'Đã gỡ email của bạn',
          doneText: (email) => (
            <>
              Tài khoản dùng {email} đã được xóa và mọi thiết bị đã được đăng xuất.
            </>
          ),
        }}
      />
    </div>
  );
}
