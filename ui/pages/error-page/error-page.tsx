import { useEffect } from 'react';
import { Button, buttonClass } from '../../primitives/button/button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { SearchBox } from '../../primitives/search-box/search-box.tsx';
import { PageError } from '../../layout/page-error/page-error.tsx';
import { actionMessages } from '../../messages/action-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

const errorPageMessages = {
  notFound: 'Không tìm thấy trang',
  notFoundText: 'Trang bạn tìm không tồn tại hoặc đã được chuyển đi.',
  search: 'Tìm sản phẩm',
  find: 'Tìm',
  unexpected: 'Unexpected Application Error!',
  unexpectedText: 'Đã xảy ra lỗi không mong muốn. Giỏ hàng của bạn vẫn được giữ nguyên; hãy thử ' +
    'tải lại trang.',
  reload: 'Tải lại trang',
  offline: 'Đang mất kết nối mạng',
  offlineText:
    'Trang này chưa được mở lần nào khi có mạng. Giỏ hàng của bạn vẫn được giữ nguyên; ' +
    'có mạng lại, trang sẽ tự mở.',
};

/** Reason for the error page: an unknown URL, an unexpected error, or no network. */
export type ErrorPageKind = 'not-found' | 'unexpected' | 'offline';

export interface ErrorPageProps {
  /** Reason for the error page. */
  kind: ErrorPageKind;
  /** URL of the store, to which the search is sent. @default '/store' */
  storeHref?: string;
}

/** Vietnamese titles of the error pages, for the browser tab. */
export const errorPageTitles: Readonly<Record<ErrorPageKind, string>> = {
  'not-found': errorPageMessages.notFound,
  unexpected: errorPageMessages.unexpected,
  offline: errorPageMessages.offline,
};

/**
 * Error page for unknown URLs, with a search, for unexpected errors, and for pages that are
 * unavailable without a network. The last one reloads the page when the network is back.
 */
export function ErrorPage({ kind, storeHref = '/store' }: ErrorPageProps) {
  const messages = useMessages('errorPage', errorPageMessages);
  const { home, store } = useMessages('actions', actionMessages);
  useEffect(() => {
    if (kind !== 'offline') return;
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [kind]);
  return (
    <div className='page py-16'>
      {kind === 'not-found'
        ? (
          <PageError
            title={messages.notFound}
            sentence={messages.notFoundText}
            action={
              <div className='mx-auto max-w-110'>
                <form role='search' action={storeHref} method='get' className='flex gap-3'>
                  <SearchBox label={messages.search} />
                  <Button type='submit' variant='secondary'>{messages.find}</Button>
                </form>
                <div className='mt-6 flex flex-wrap justify-center gap-3'>
                  <Link href={storeHref} className={buttonClass()}>{store}</Link>
                  <Link href='/' className={buttonClass('secondary')}>{home}</Link>
                </div>
              </div>
            }
          />
        )
        : (
          <PageError
            title={messages[kind]}
            sentence={kind === 'offline' ? messages.offlineText : messages.unexpectedText}
            action={
              <div className='flex flex-wrap justify-center gap-3'>
                <a href='' className={buttonClass('primary')}>{messages.reload}</a>
                {kind === 'offline' && (
                  <Link href={storeHref} className={buttonClass('secondary')}>{store}</Link>
                )}
              </div>
            }
          />
        )}
    </div>
  );
}
