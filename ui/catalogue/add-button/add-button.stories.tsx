import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AddButton } from './add-button.tsx';

const meta = {
  title: 'Catalogue (cua hang)/AddButton',
  component: AddButton,
  args: { soldOut: false, onClick: fn() },
} satisfies Meta<typeof AddButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a visitor uses them. */
export const Interaction: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Thêm vào giỏ' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    button.blur();
  },
};

/** The button states the quantity in the cart. */
export const Added: Story = {
  args: { added: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Đã thêm (2)' })).toBeEnabled();
  },
};

export const SoldOut: Story = {
  args: { soldOut: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Hết hàng' })).toBeDisabled();
  },
};
