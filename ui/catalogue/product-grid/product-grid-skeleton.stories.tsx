import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bracelet, onSale } from '../product.sample.ts';
import { ProductGridSkeleton } from './product-grid-skeleton.tsx';
import { ProductGrid } from './product-grid.tsx';

const meta = {
  title: 'Catalogue (cua hang)/ProductGridSkeleton',
  component: ProductGridSkeleton,
  args: { count: 8 },
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div className='page py-8'>{Story()}</div>],
} satisfies Meta<typeof ProductGridSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Đang tải sản phẩm');
  },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };

/** The skeleton and the grid are equally high, so that the replacement shifts no content. */
export const FinalSize: Story = {
  args: { count: 2 },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <>
      <ProductGridSkeleton {...args} />
      <ProductGrid products={[bracelet, onSale]} hrefFor={() => '#'} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [skeleton, grid] = ['product-grid-skeleton', 'product-grid'].map((slot) =>
      canvasElement.querySelector(`[data-slot=${slot}]`)?.clientHeight ?? 0
    );
    await expect(Math.abs((skeleton ?? 0) - (grid ?? 99))).toBeLessThanOrEqual(2);
  },
};
