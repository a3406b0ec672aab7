import { buttonClass } from '../../primitives/button/button.tsx';
import { PageError } from '../../layout/page-error/page-error.tsx';

/** Why there is no page: nothing stands at this address, or something broke. */
export type ErrorPageKind = 'missing' | 'broken';

export interface ErrorPageProps {
  /** Why there is no page. */
  kind: ErrorPageKind;
}

/** What an error page is called, above it and in the browser's tab. */
export const errorPageTitles: Readonly<Record<ErrorPageKind, string>> = {
  missing: 'Không tìm thấy trang',
  broken: 'Unexpected Application Error!',
};

/** What is shown instead of a page: that there is none here, or that something broke. */
export function ErrorPage({ kind }: ErrorPageProps) {
  return (
    <div className='page py-16'>
      {kind === 'missing'
        ? (
          <PageError
            title={errorPageTitles[kind]}
            sentence='Trang bạn tìm không có ở đây hoặc đã được dời đi.'
            action={{ label: 'Về trang chủ', href: '/' }}
          />
        )
        : (
          <PageError
            title={errorPageTitles[kind]}
            sentence='Đã có lỗi ngoài ý muốn. Giỏ hàng của bạn vẫn được giữ nguyên; hãy thử tải lại trang.'
            action={
              <a href='' className={buttonClass('primary')}>
                Tải lại trang
              </a>
            }
          />
        )}
    </div>
  );
}
