import { type ReactNode, type Ref, Suspense } from 'react';
import { Footer, type FooterProps } from '../footer/footer.tsx';
import { Navbar, type NavbarProps } from '../navbar/navbar.tsx';
import { SkipLink } from '../skip-link/skip-link.tsx';

export interface ShopFrameProps extends NavbarProps, FooterProps {
  /** Content of the page. */
  children: ReactNode;
  /** News of the shop above the bar, such as days without delivery. @default undefined */
  announcement?: string;
  /** Ref to the `<main>`, to move the focus to it after a navigation. @default undefined */
  contentRef?: Ref<HTMLElement>;
}

/** Id of the `<main>`, the target of the skip link. */
const contentId = 'noi-dung';

/**
 * The frame of every page: skip link, bar, content and footer. Its parent is a flex column. Content
 * and footer are hydrated apart, so that a slow phone is never busy for long.
 */
export function ShopFrame({ children, announcement, contentRef, ...rest }: ShopFrameProps) {
  return (
    <>
      <SkipLink href={`#${contentId}`} />
      {announcement && (
        <aside className='bg-jade-soft px-4 py-2 text-center text-sm text-balance'>
          {announcement}
        </aside>
      )}
      <Navbar {...rest} />
      <main ref={contentRef} id={contentId} tabIndex={-1} className='grow focus:outline-none'>
        <Suspense>{children}</Suspense>
      </main>
      <Suspense>
        <Footer {...rest} />
      </Suspense>
    </>
  );
}
