import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { page } from '../product.sample.ts';
import { ProductGrid } from './product-grid.tsx';

const meta = {
  title: 'Cửa hàng/ProductGrid',
  component: ProductGrid,
  args: {
    products: page.slice(0, 8),
    hrefFor: ({ _id }) => `?product=${_id}`,
    quantities: { 'vong-tay-mat-ho-0': 2 },
    onAdd: fn(),
    label: 'Sản phẩm nổi bật',
  },
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div className='page py-8'>{Story()}</div>],
} satisfies Meta<typeof ProductGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

function columns(list: HTMLElement): number {
  return getComputedStyle(list).gridTemplateColumns.split(' ').length;
}

export const Default: Story = {
  args: { priority: true },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list', { name: 'Sản phẩm nổi bật' });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(columns(list)).toBe(4);
    await expect(canvasElement.querySelectorAll('img[loading=eager]')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: /Đã thêm \(2\)/ })).toBeVisible();
  },
};

export const FullPage: Story = { args: { products: page } };
export const Few: Story = { args: { products: page.slice(0, 2) } };

export const TabletWidth: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(columns(canvas.getByRole('list'))).toBe(3);
  },
};

export const PhoneWidth: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(columns(canvas.getByRole('list'))).toBe(2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
