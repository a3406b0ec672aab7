import type { SeedProduct } from '../catalogue/seed-catalogue.ts';

/**
 * Creates valid products `sample-0`, `sample-1` and so on, each with a stock of ten.
 *
 * @param fields values of all products that differ from the defaults
 */
export function sampleProducts(count: number, fields: Partial<SeedProduct> = {}): SeedProduct[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `sample-${index}`,
    name: `Vòng tay đá số ${index}`,
    description: 'Vòng tay đá tự nhiên.',
    price: 250_000,
    originalPrice: index % 2 ? null : 300_000,
    image: 'vong-tay.webp',
    category: 'Vòng Tay',
    subCategory: 'Phong Thủy',
    stock: 10,
    ...fields,
  }));
}
