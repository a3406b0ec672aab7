import { useMessages } from '../../messages/use-messages.ts';
import { footerMessages } from './footer-messages.ts';
import { useImageResolver } from '../../primitives/picture/image-provider.ts';

export interface FooterSellerProps {
  /** Legal identity of the seller; empty texts are not shown. @default undefined */
  seller?: { legalName: string; taxCode: string; registration: string; address: string };
  /**
   * Record of the shop in the national system for e-commerce: its URL, and the picture of the
   * symbol that the system has issued. It is shown if `url` is not empty. @default undefined
   */
  notice?: { url: string; symbol: string };
}

/** The legal identity of the seller, below the columns of the footer. */
export function FooterSeller({ seller, notice }: FooterSellerProps) {
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
