import { buttonClass } from '../../primitives/button/button.tsx';
import { PageError } from '../../layout/page-error/page-error.tsx';

/** Reason for the error page: an unknown URL, or an unexpected error. */
export type ErrorPageKind = 'not-found' | 'unexpected';

export interface ErrorPageProps {
  /** Reason for the error page. */
  kind: ErrorPageKind;
}

/** Titles of the error pages, for the heading and the browser tab. */
export const errorPageTitles: Readonly<Record<ErrorPageKind, string>> = {
  'not-found': 'Không tìm thấy trang',
  unexpected: 'Unexpected Application Error!',
};

/** Error page for unknown URLs and unexpected errors. */
export function ErrorPage({ kind }: ErrorPageProps) {
  return (
    <div className='page py-16'>
      {kind === 'not-found'
        ? (
          <PageError
            title={errorPageTitles[kind]}
            sentence='Trang bạn tìm không tồn tại hoặc đã được chuyển đi.'
            action={{ label: 'Về trang chủ', href: '/' }}
          />
        )
        : (
          <PageError
            title={errorPageTitles[kind]}
            sentence='Đã xảy ra lỗi không mong muốn. Giỏ hàng của bạn vẫn được giữ nguyên; hãy thử tải lại trang.'
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
