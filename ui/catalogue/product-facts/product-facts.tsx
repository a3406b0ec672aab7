import { groupDigits } from '../../primitives/price/group-digits.ts';
import type { ReactNode } from 'react';
import type { Product } from '../listed-product.ts';
import { useImageResolver } from '../../primitives/picture/image-provider.ts';
import { useMessages } from '../../messages/use-messages.ts';

const productFactsMessages = {
  stone: 'Loại đá',
  elements: 'Ngũ hành',
  size: 'Kích thước',
  weight: 'Khối lượng',
  grams: (grams: number) => `${groupDigits(grams)} g`,
  category: 'Danh mục',
  care: 'Bảo quản',
  certificate: 'Giấy kiểm định',
  numberOf: (number: string) => `Số ${number}`,
  showCertificate: 'Xem giấy kiểm định',
};

export interface ProductFactsProps
  extends Pick<Product, 'stone' | 'elements' | 'category' | 'subCategory'> {
  /** Dimensions for people, such as 'Hạt 10 mm, chu vi 17 cm'. @default undefined */
  size?: string;
  /** Weight in grams. @default undefined */
  weightGrams?: number;
  /** Advice on care. @default undefined */
  care?: string;
  /** Picture or PDF of the certificate, as `ImageProvider` resolves it. @default undefined */
  certificate?: string;
  /** Number of the certificate. @default undefined */
  certificateNumber?: string;
}

/** The facts of a product as a list of names and values. Missing ones are left out. */
export function ProductFacts(
  {
    stone,
    elements = [],
    size,
    weightGrams,
    care,
    category,
    subCategory,
    certificate,
    certificateNumber,
  }: ProductFactsProps,
) {
  const messages = useMessages('productFacts', productFactsMessages);
  const resolveImage = useImageResolver();
  const number = certificateNumber && messages.numberOf(certificateNumber);
  const facts: [name: string, value: ReactNode][] = [
    [messages.stone, stone],
    [messages.elements, elements.join(', ')],
    [messages.size, size],
    [messages.weight, weightGrams && messages.grams(weightGrams)],
    [messages.category, [category, subCategory].filter(Boolean).join(', ')],
    [messages.care, care],
    [
      messages.certificate,
      certificate
        ? (
          <a
            href={resolveImage(certificate, []).src}
            target='_blank'
            rel='noreferrer'
            className='text-jade underline'
          >
            {number ?? messages.showCertificate}
          </a>
        )
        : number,
    ],
  ];
  return (
    <dl data-slot='product-facts' className='border-t border-line'>
      {facts.filter(([, value]) => value).map(([name, value]) => (
        <div key={name} className='flex gap-4 border-b border-line py-2.5'>
          <dt className='w-28 shrink-0 text-ink-soft'>{name}</dt>
          <dd className='min-w-0 whitespace-pre-line'>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
