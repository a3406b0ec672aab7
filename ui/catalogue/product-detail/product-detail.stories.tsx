import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { bracelet, braceletOptions, longName, onSale, soldOut } from '../product.sample.ts';
import { ProductDetail } from './product-detail.tsx';

const meta = {
  title: 'Catalogue (cua hang)/ProductDetail',
  component: ProductDetail,
  args: { product: bracelet, added: 0, onAdd: fn() },
  decorators: [
    (Story) => (
      <div className='mx-auto max-w-240 overflow-hidden rounded-card bg-surface'>{Story()}</div>
    ),
  ],
} satisfies Meta<typeof ProductDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a visitor uses them. */
export const Interaction: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(bracelet.name);
    await expect(canvas.queryByText(/Chỉ còn/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm vào giỏ' }));
    await expect(args.onAdd).toHaveBeenCalledWith(bracelet, expect.any(HTMLImageElement));
  },
};

/** A choice among the sizes. */
export const WithOptions: Story = {
  args: {
    product: { ...bracelet, _id: 'vong-tay-16', options: braceletOptions },
    optionHref: ({ _id }) => `/store?product=${_id}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '16 cm' }))
      .toHaveAttribute('aria-current', 'true');
  },
};

/** A line names the elements of the people whom the product suits. */
export const WithElements: Story = {
  args: { suited: ['Kim', 'Thổ'] },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(names).toEqual(['Kim', 'Thổ']);
  },
};

export const Added: Story = {
  args: { added: 3 },
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Đã thêm (3)' });
    await step('a click adds one more', async () => {
      await userEvent.click(button);
      await expect(args.onAdd).toHaveBeenCalledWith(bracelet, expect.any(HTMLImageElement));
    });
    button.blur();
  },
};

/** A low stock is stated. */
export const SaleAndFewLeft: Story = {
  args: { product: onSale },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chỉ còn 5 sản phẩm')).toBeVisible();
    await expect(canvas.getByText('−20%')).toBeVisible();
  },
};

export const SoldOut: Story = {
  args: { product: soldOut, href: '/product/cay-da' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Hết hàng' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Báo cho tôi khi có hàng' })).toBeVisible();
  },
};

/** On a separate page the details have a heading of level 1. */
export const LongName: Story = {
  args: { product: longName, headingLevel: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(longName.name);
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
  },
};

export const PhoneWidth: Story = {
  args: { product: longName },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Thêm vào giỏ' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await step('a click adds the product', async () => {
      await userEvent.click(button);
      await expect(args.onAdd).toHaveBeenCalledWith(longName, expect.any(HTMLImageElement));
    });
    button.blur();
  },
};
