import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BuyBox } from './buy-box.tsx';

const meta = {
  title: 'Catalogue (cua hang)/BuyBox',
  component: BuyBox,
  args: { name: 'Vòng Tay Đá Mắt Hổ', stock: 24, onAdd: fn() },
  decorators: [(Story) => <div className='max-w-140'>{Story()}</div>],
  parameters: { docs: { story: { inline: false, iframeHeight: 200 } } },
} satisfies Meta<typeof BuyBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Adds the selected quantity, and begins with 1 again. */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
};

/** Clicks and keys, as a visitor uses them. */
export const Interaction: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Còn hàng')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tăng số lượng' }));
    const button = canvas.getByRole('button', { name: 'Thêm vào giỏ' });
    await userEvent.click(button);
    await expect(args.onAdd).toHaveBeenCalledWith(2);
    await userEvent.click(button);
    await expect(args.onAdd).toHaveBeenLastCalledWith(1);
    button.blur();
  },
};

/** The button states the quantity in the cart. */
export const Added: Story = {
  args: { added: 3 },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Đã thêm (3)' })).toBeEnabled();
  },
};

/** At most the stock can be selected. */
export const FewLeft: Story = {
  args: { stock: 2 },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Chỉ còn 2 sản phẩm')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tăng số lượng' }));
    await expect(canvas.getByRole('button', { name: 'Tăng số lượng' })).toBeDisabled();
    await expect(canvas.getByRole('textbox')).toHaveValue('2');
  },
};

export const SoldOut: Story = {
  args: { stock: 0 },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sản phẩm tạm hết hàng')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hết hàng' })).toBeDisabled();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** A bar at the foot of the screen. */
export const PhoneWidth: Story = {
  args: { added: 128 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Đã thêm (128)' });
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(button.getBoundingClientRect().bottom).toBeGreaterThan(innerHeight - 24);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
