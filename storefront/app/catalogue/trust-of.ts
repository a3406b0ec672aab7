import { type ShopIdentity, storeHref } from '@thach-an/edge-api/contract';
import type { SuitedElementsProps, TrustLinesProps } from '@thach-an/ui';

/** Returns the reasons to trust the seller, beside a product of a category. */
export function trustOf(
  { name, contact, seller, social, trust }: ShopIdentity,
  category: string,
): TrustLinesProps {
  return {
    ...trust,
    seller: seller.legalName || name,
    phone: contact.phone,
    zalo: social.find(({ name }) => name === 'Zalo')?.href ?? '',
    sizeGuideHref: isWorn(category) ? '/size-guide' : undefined,
  };
}

/** Returns the URL of the store with the products that suit an element. */
export const suitedHref: SuitedElementsProps['hrefFor'] = (element) => storeHref({ element });

/** `true` for the categories of bracelets and rings, whose sizes a shopper measures. */
const isWorn = (category: string) => /vòng tay|nhẫn/i.test(category);
