import { MailCheck } from '../../primitives/icons.ts';
import { LinkPanel, type LinkPanelProps } from '../../account/link-panel/link-panel.tsx';

export type ConfirmEmailPageProps = Omit<LinkPanelProps, 'texts' | 'icon'>;

/** Page that the link in a mail to a new e-mail address opens. */
export function ConfirmEmailPage(props: ConfirmEmailPageProps) {
  return (
    <div className='page min-h-150 py-4'>
      <noscript>
        <p className='pt-8 text-center'>Trang này cần bật JavaScript để hoạt động.</p>
      </noscript>
      <LinkPanel
        {...props}
        icon={<MailCheck aria-hidden size={32} strokeWidth={1.5} />}
        texts={{
          title: 'Xác nhận email mới',
          text: (email) => (
            <>
              Sau khi xác nhận, bạn đăng nhập và nhận email của cửa hàng bằng{' '}
              {email}. Các thiết bị khác sẽ được đăng xuất.
            </>
          ),
          action: 'Xác nhận email mới',
          doneTitle: 'Đã đổi email',
          doneText: (email) => <>Từ nay bạn đăng nhập bằng {email}.</>,
        }}
      />
    </div>
  );
}
