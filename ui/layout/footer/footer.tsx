import { Mail, Phone } from '../../primitives/icons.ts';
import type { ReactNode } from 'react';
import { Link } from '../../primitives/link/link.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useImageResolver } from '../../primitives/picture/image-provider.ts';

const footerMessages = {
  about: 'Về cửa hàng',
  links: 'Liên kết',
  contact: 'Liên hệ',
  phone: 'Điện thoại:',
  email: 'Email:',
  seller: 'Thông tin người bán',
  taxCode: (taxCode: string) => `Mã số thuế: ${taxCode}`,
  registration: (registration: string) => `Đăng ký kinh doanh: ${registration}`,
  address: (address: string) => `Địa chỉ: ${address}`,
  notice: 'Thông báo website thương mại điện tử',
};

export interface FooterProps {
  /** Name of the shop. */
  name: string;
  /** Description of the shop, in one or two sentences. */
  brand: string;
  /** Links to the shop's social networks. */
  social: readonly { name: string; href: string; icon?: ReactNode }[];
  /** Links to pages; an entry without `href` is plain text. */
  quickLinks: readonly { label: string; href?: string }[];
  /** Phone number as displayed, with spaces, and e-mail address. */
  contact: { phone: string; email: string };
  /** Switch between the light and the dark theme, below the contact. @default undefined */
  themeSwitch?: ReactNode;
  /** Legal identity of the seller; empty texts are not shown. @default undefined */
  seller?: { legalName: string; taxCode: string; registration: string; address: string };
  /**
   * Record of the shop in the national system for e-commerce: its URL, and the picture of the
   * symbol that the system has issued. It is shown if `url` is not empty. @default undefined
   */
  notice?: { url: string; symbol: string };
}

const linkClass =
  'inline-flex min-h-11 items-center gap-3 rounded-field text-balance underline-offset-4 hover:underline focus-visible:outline-footer-ink';

/**
 * The footer of every page, with description, links and contact. 'Liên hệ' of the bar links to it.
 */
export function Footer(
  { name: shopName, brand, social, quickLinks, contact, themeSwitch, seller, notice }: FooterProps,
) {
  const messages = useMessages('footer', footerMessages);
  return (
    <footer id='lien-he' data-slot='footer' className='print:hidden bg-footer text-footer-ink'>
      <div className='page grid grid-cols-1 gap-10 py-12 wrap-anywhere md:grid-cols-2 md:gap-8 md:py-16 lg:grid-cols-[1.2fr_1.6fr_auto] lg:gap-12'>
        <section aria-label={messages.about}>
          <p className='pb-1 font-serif text-2xl leading-[1.4] font-semibold'>{shopName}</p>
          <p className='mt-2 max-w-110'>{brand}</p>
          <ul role='list' className='mt-4 flex flex-wrap gap-x-6'>
            {social.map(({ name, href, icon }) => (
              <li key={name}>
                <a href={href} rel='noopener' className={linkClass}>
                  {icon}
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <nav aria-labelledby='chan-trang-lien-ket' className='max-lg:order-1 max-lg:col-span-full'>
          <h2 id='chan-trang-lien-ket' className='text-lg leading-[1.4]'>{messages.links}</h2>
          <ul role='list' className='mt-2 columns-[9rem] gap-x-6 lg:columns-2'>
            {quickLinks.map(({ label, href }) => (
              <li key={label} className='break-inside-avoid'>
                {href
                  ? <Link href={href} className={linkClass}>{label}</Link>
                  : <span className='inline-flex min-h-11 items-center'>{label}</span>}
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby='chan-trang-lien-he'>
          <h2 id='chan-trang-lien-he' className='text-lg leading-[1.4]'>{messages.contact}</h2>
          <address className='mt-2 flex flex-col items-start not-italic'>
            <a href={`tel:${contact.phone.replaceAll(' ', '')}`} className={linkClass}>
              <Phone aria-hidden size={18} />
              <span className='sr-only'>{messages.phone}</span>
              {contact.phone}
            </a>
            <a href={`mailto:${contact.email}`} className={linkClass}>
              <Mail aria-hidden size={18} />
              <span className='sr-only'>{messages.email}</span>
              {contact.email}
            </a>
          </address>
          {themeSwitch && <div className='mt-4'>{themeSwitch}</div>}
        </section>
      </div>
      <FooterSeller seller={seller} notice={notice} />
    </footer>
  );
}

/** The legal identity of the seller, below the columns of the footer. */
function FooterSeller({ seller, notice }: Pick<FooterProps, 'seller' | 'notice'>) {
  const resolve = useImageResolver();
  const messages = useMessages('footer', footerMessages);
  const facts = [
    seller?.legalName,
    seller?.taxCode && messages.taxCode(seller.taxCode),
    seller?.registration && messages.registration(seller.registration),
    seller?.address && messages.address(seller.address),
  ].filter(Boolean);
  if (facts.length === 0 && !notice?.url) return null;
  return (
    <section aria-label={messages.seller} className='page pb-10'>
      <div className='flex flex-col gap-4 border-t border-footer-ink/25 pt-6 md:flex-row md:justify-between md:gap-8'>
        <ul role='list' className='[overflow-wrap:anywhere]'>
          {facts.map((fact) => <li key={fact}>{fact}</li>)}
        </ul>
        {notice?.url && (
          <a
            href={notice.url}
            rel='noopener'
            className='inline-flex min-h-11 shrink-0 items-center self-start rounded-field underline-offset-4 hover:underline focus-visible:outline-footer-ink'
          >
            {notice.symbol
              ? (
                <img
                  src={resolve(notice.symbol, [400]).src}
                  alt={messages.notice}
                  height={56}
                  loading='lazy'
                  className='h-14 w-auto'
                />
              )
              : messages.notice}
          </a>
        )}
      </div>
    </section>
  );
}
