import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { GiftOption } from './gift-option.tsx';

const meta = {
  title: 'Checkout (thanh toan)/GiftOption',
  component: GiftOption,
  args: { gift: undefined, onChange: fn() },
  parameters: { state: { gift: 'onChange' } },
  decorators: [(Story) => <div className='max-w-140'>{Story()}</div>],
} satisfies Meta<typeof GiftOption>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a customer uses them. */
export const Interaction: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Gửi làm quà tặng' });
    await userEvent.click(box);
    await userEvent.type(canvas.getByLabelText(/^Lời nhắn/), 'Chúc mừng');
    await userEvent.type(canvas.getByLabelText(/^Số điện thoại của bạn/), '0987');
    await expect(args.onChange).toHaveBeenLastCalledWith({ note: 'Chúc mừng', phone: '0987' });
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    await expect(canvas.queryByLabelText(/^Lời nhắn/)).toBeNull();
    await userEvent.click(box);
    await expect(canvas.getByLabelText(/^Lời nhắn/)).toHaveValue('Chúc mừng');
    await userEvent.click(box);
    box.blur();
  },
};

export const Chosen: Story = {
  args: { gift: { note: 'Chúc mẹ luôn mạnh khỏe.\nCon Tuyết', phone: '0987 654 321' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/COD\), người nhận quà là người trả tiền/)).toBeVisible();
  },
};

export const InvalidPhone: Story = {
  args: {
    gift: { note: '', phone: '12' },
    phoneError: 'Số điện thoại chưa đúng, ví dụ: 0912 345 678.',
  },
};
