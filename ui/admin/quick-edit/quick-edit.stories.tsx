import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { QuickEdit } from './quick-edit.tsx';

const meta = {
  title: 'Back office (quan tri)/QuickEdit',
  component: QuickEdit,
  globals: { viewport: { value: 'phone' } },
  args: {
    name: 'Vòng tay đá mắt hổ · 16 cm',
    field: 'price',
    stock: 12,
    values: { price: '350.000', originalPrice: '' },
    errors: {},
    onChange: fn(),
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof QuickEdit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a member of staff uses them. */
export const Interaction: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Sửa giá' }));
    await userEvent.type(dialog.getByLabelText('Giá gốc'), '5');
    await expect(args.onChange).toHaveBeenLastCalledWith('originalPrice', '5');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const Stock: Story = {
  args: { field: 'stock', values: { quantity: '', reason: 'Kiểm kho' } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Kiểm kho' }));
    await expect(dialog.getByText(/đang ghi 12/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Ghi số đếm' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** The buttons stay above the on-screen keyboard, which a test cannot open. */
export const OnScreenKeyboard: Story = {
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Sửa giá' });
    await userEvent.click(screen.getByLabelText('Giá bán'));
    const height = innerHeight - 400;
    try {
      Object.defineProperty(visualViewport, 'height', { value: height, configurable: true });
      visualViewport!.dispatchEvent(new Event('resize'));
      await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBe(height));
      await expect(dialog.getBoundingClientRect().top).toBeGreaterThan(0);
    } finally {
      Reflect.deleteProperty(visualViewport!, 'height');
      visualViewport!.dispatchEvent(new Event('resize'));
    }
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBe(innerHeight));
  },
};

export const Failed: Story = {
  args: {
    values: { price: '350.000', originalPrice: '300.000' },
    errors: { originalPrice: 'Giá gốc phải lớn hơn giá bán.' },
    error: 'Vui lòng sửa các trường được đánh dấu.',
  },
  play: async () => {
    await expect(await screen.findByLabelText('Giá gốc')).toBeInvalid();
  },
};
