import type { ReactNode, Ref } from 'react';
import { Footer, type FooterProps } from '../footer/footer.tsx';
import { Navbar, type NavbarProps } from '../navbar/navbar.tsx';
import { SkipLink } from '../skip-link/skip-link.tsx';

export interface ShopFrameProps extends NavbarProps, FooterProps {
  /** The page. */
  children: ReactNode;
  /** The page's main part, to give it the focus when another page begins. */
  contentRef?: Ref<HTMLElement>;
}

/** Where the content of a page begins. */
const contentId = 'noi-dung';

/** What stands around every page: the way past the bar, the bar, and the foot. It fills a column. */
export function ShopFrame(
  { children, contentRef, brand, social, quickLinks, contact, ...bar }: ShopFrameProps,
) {
  return (
    <>
      <SkipLink href={`#${contentId}`} />
      <Navbar {...bar} />
      <main ref={contentRef} id={contentId} tabIndex={-1} className='grow focus:outline-none'>
        {children}
      </main>
      <Footer
        name={bar.name}
        brand={brand}
        social={social}
        quickLinks={quickLinks}
        contact={contact}
      />
    </>
  );
}
