import { buttonClass, Link } from '@thach-an/ui';
import type { ReactNode } from 'react';

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
