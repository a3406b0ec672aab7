import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { braceletOptions } from '../product.sample.ts';
import { OptionPicker } from './option-picker.tsx';

const meta = {
  title: 'Catalogue (cua hang)/OptionPicker',
  component: OptionPicker,
  args: {
    options: braceletOptions,
    value: 'vong-tay-16',
    hrefFor: ({ _id }) => `/product/${_id}`,
    current: 'page',
  },
} satisfies Meta<typeof OptionPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Phân loại' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '16 cm' }))
      .toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: '18 cm (hết hàng)' }))
      .toHaveAttribute('href', '/product/vong-tay-18');
  },
};

export const SoldOut: Story = { args: { value: 'vong-tay-18' } };

export const ColoursOnPhone: Story = {
  args: {
    options: ['Tím nhạt', 'Tím đậm', 'Trắng trong', 'Hồng phấn', 'Xanh lá mạ non ánh vàng']
      .map((option, index) => ({ _id: String(index), option, soldOut: index === 3 })),
    value: '4',
  },
  globals: { viewport: { value: 'phone' } },
};

export const Single: Story = {
  args: { options: braceletOptions.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
