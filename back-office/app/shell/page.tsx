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
