import { Button, buttonClass, Link } from '@thach-an/ui';
import { type ReactNode, useEffect } from 'react';
import { useRouteError } from 'react-router';

/** A page without the frame: its title, and its content in the middle. */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className='min-h-dvh px-4 py-10 md:py-16'>
      <title>{`${title} · Quản trị`}</title>
      {children}
    </main>
  );
}

/** Page in the frame that has nothing to show. */
export function NoPage({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <>
      <title>{`${title} · Quản trị`}</title>
      <h1 className='text-2xl'>{title}</h1>
      <div className='mt-3 grid gap-3'>
        {children}
        <Link href='/' className={`${buttonClass('secondary')} justify-self-start`}>
          Về trang chủ
        </Link>
      </div>
    </>
  );
}

/** Content of a page that has failed, or whose code is gone, as after an update of the shop. */
export function PageFailed() {
  const error = useRouteError();
  useEffect(() => console.warn('A page has failed', error), [error]);
  return (
    <NoPage title='Chưa mở được trang này'>
      <p>
        Có thể trang quản trị vừa được cập nhật, hoặc mạng đang chập chờn. Bạn hãy tải lại trang.
      </p>
      <Button className='justify-self-start' onClick={() => location.reload()}>
        Tải lại trang
      </Button>
    </NoPage>
  );
}
