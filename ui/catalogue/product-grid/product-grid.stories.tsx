import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { page } from '../product.sample.ts';
import { ProductGrid } from './product-grid.tsx';

const meta = {
  title: 'Catalogue (cua hang)/ProductGrid',
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

export const FullPage: Story = {
  args: { products: page },
  play: async ({ args, canvas, step, userEvent }) => {
    const buttons = canvas.getAllByRole('button');
    await expect(buttons).toHaveLength(12);
    await step('the last card on sale adds its own product', async () => {
      const product = page[9];
      await expect(canvas.getAllByRole('link')[9]).toHaveAttribute(
        'href',
        `?product=${product?._id}`,
      );
      await userEvent.click(buttons[9] as HTMLElement);
      await expect(args.onAdd).toHaveBeenCalledWith(product, expect.any(HTMLImageElement));
    });
    buttons[9]?.blur();
  },
};

/** A grid with free columns keeps the size of its cards. */
export const Few: Story = {
  args: { products: page.slice(0, 2) },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(2);
    for (const item of items) {
      await expect(item.clientWidth).toBeLessThanOrEqual(list.clientWidth / columns(list));
    }
  },
};

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
