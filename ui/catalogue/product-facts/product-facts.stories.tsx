import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { DetailedProduct } from '../detailed-product.ts';
import { detailedBracelet, longDetails } from '../detailed-product.sample.ts';
import { ProductFacts, type ProductFactsProps } from './product-facts.tsx';

const factsOf = (product: DetailedProduct): ProductFactsProps => {
  const { stone, elements, size, weightGrams, care, category, subCategory } = product;
  return { stone, elements, size, weightGrams, care, category, subCategory };
};

const meta = {
  title: 'Catalogue (cua hang)/ProductFacts',
  component: ProductFacts,
  args: factsOf(detailedBracelet),
  decorators: [(Story) => <div className='max-w-140'>{Story()}</div>],
} satisfies Meta<typeof ProductFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { weightGrams: 1250 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Loại đá',
      'Ngũ hành',
      'Kích thước',
      'Khối lượng',
      'Danh mục',
      'Bảo quản',
    ]);
    await expect(canvas.getByText('1.250 g')).toBeVisible();
  },
};

/** A fact without a value has no line. */
export const Few: Story = {
  args: { stone: undefined, elements: [], size: undefined, care: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(1);
    await expect(canvas.getByText('Vòng Tay, Phong Thủy')).toBeVisible();
  },
};

export const Certified: Story = {
  args: { certificate: 'bead.svg', certificateNumber: 'GIA 2141438171' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Số GIA 2141438171' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('bead.svg'));
  },
};

export const LongTexts: Story = {
  args: factsOf(longDetails),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
