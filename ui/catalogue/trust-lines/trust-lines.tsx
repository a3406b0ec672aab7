import type { ReactNode } from 'react';
import {
  BadgeCheck,
  type LucideIcon,
  PackageOpen,
  Phone,
  Ruler,
  Store,
} from '../../primitives/icons.ts';
import { joinClasses } from '../../primitives/join-classes.ts';
import { Link } from '../../primitives/link/link.tsx';
import { useMessages } from '../../messages/use-messages.ts';

const trustLinesMessages = {
  label: 'Yên tâm mua hàng',
  sizeGuide: 'Cách đo cỡ',
  seller: (name: string) => `Người bán: ${name}`,
  advice: 'Tư vấn:',
  zalo: 'Zalo',
};

export interface TrustLinesProps {
  /** Sentence about the inspection before paying. An empty text is left out, as in all props. */
  inspection: string;
  /** Sentence about certificates of the stones. */
  certificate: string;
  /** Name of the seller. */
  seller: string;
  /** Telephone number for advice. */
  phone: string;
  /** URL of the profile on Zalo. */
  zalo: string;
  /** URL of advice on sizes, for a product that is worn. @default undefined */
  sizeGuideHref?: string;
  /** Additional classes. @default undefined */
  className?: string;
}

const linkClass =
  'inline-flex min-h-11 items-center font-semibold text-jade underline-offset-4 hover:underline md:min-h-8';

/** Reasons to trust the seller, beside the button to buy: sizes, inspection, certificate, phone. */
export function TrustLines(
  { inspection, certificate, seller, phone, zalo, sizeGuideHref, className }: TrustLinesProps,
) {
  const messages = useMessages('trustLines', trustLinesMessages);
  return (
    <ul
      role='list'
      aria-label={messages.label}
      data-slot='trust-lines'
      className={joinClasses('space-y-1.5', className)}
    >
      {sizeGuideHref && (
        <Line icon={Ruler} centred>
          <Link href={sizeGuideHref} className={linkClass}>{messages.sizeGuide}</Link>
        </Line>
      )}
      {inspection && <Line icon={PackageOpen}>{inspection}</Line>}
      {certificate && <Line icon={BadgeCheck}>{certificate}</Line>}
      {seller && <Line icon={Store}>{messages.seller(seller)}</Line>}
      {phone && (
        <Line icon={Phone} centred>
          {messages.advice}{' '}
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={linkClass}>{phone}</a>
          {zalo && (
            <>
              <span aria-hidden className='px-2 text-ink-soft'>·</span>
              <a href={zalo} rel='noopener' target='_blank' className={linkClass}>
                {messages.zalo}
              </a>
            </>
          )}
        </Line>
      )}
    </ul>
  );
}

interface LineProps {
  icon: LucideIcon;
  /** Centres icon and text, for a line that is as high as its links. @default false */
  centred?: boolean;
  children: ReactNode;
}

function Line({ icon: Icon, centred = false, children }: LineProps) {
  return (
    <li className={joinClasses('flex gap-3', centred ? 'items-center' : undefined)}>
      <Icon
        aria-hidden
        size={22}
        className={joinClasses('shrink-0 text-jade', centred ? undefined : 'mt-0.5')}
      />
      <span className='min-w-0'>{children}</span>
    </li>
  );
}
