import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { page } from '../product.sample.ts';
import { RelatedProducts } from './related-products.tsx';

const meta = {
  title: 'Catalogue (cua hang)/RelatedProducts',
  component: RelatedProducts,
  args: {
    products: page.slice(0, 8),
    hrefFor: ({ _id }) => `/product/${_id}`,
    onAdd: fn(),
  },
  decorators: [(Story) => <div className='page py-4'>{Story()}</div>],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RelatedProducts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two rows of four. */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
};

/** Clicks and keys, as a visitor uses them. */
export const Interaction: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    const [first] = args.products;
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', `/product/${first?._id}`);
    const button = canvas.getAllByRole('button', { name: /Thêm vào giỏ/ })[0] as HTMLElement;
    await userEvent.click(button);
    await expect(args.onAdd).toHaveBeenCalledWith(first, expect.any(HTMLImageElement));
    button.blur();
  },
};

/** A row that scrolls. */
export const PhoneWidth: Story = {
  args: { quantities: { [page[0]?._id ?? '']: 2 } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Sản phẩm liên quan' });
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Nothing is rendered without products. */
export const None: Story = {
  args: { products: [] },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
