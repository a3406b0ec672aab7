import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { EditConflict } from './edit-conflict.tsx';

const meta = {
  title: 'Back office (quan tri)/EditConflict',
  component: EditConflict,
  args: {
    fields: [
      { name: 'price', label: 'Giá', mine: '350.000 VNĐ', current: '390.000 VNĐ' },
      { name: 'note', label: 'Ghi chú', mine: 'Khách quen, gọi trước khi giao', current: '' },
    ],
    onResolve: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof EditConflict>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a member of staff uses them. */
export const Interaction: Story = {
  play: async ({ args, userEvent }) => {
    const price = await screen.findByRole('group', { name: 'Giá' });
    await expect(within(price).getByLabelText(/Của bạn/)).toBeChecked();
    await userEvent.click(within(price).getByLabelText(/Hiện tại/));
    await userEvent.click(screen.getByRole('button', { name: 'Lưu lựa chọn' }));
    await expect(args.onResolve).toHaveBeenCalledWith(new Set(['note']));
  },
};

const rules = Array.from({ length: 12 }, (_, index) => `- Điều ${index + 1} của chính sách`);
const withRule = (index: number, text: string) => rules.with(index, text).join('\n');

/** Of a long text, the lines that differ are shown. */
export const LongText: Story = {
  args: {
    fields: [{
      name: 'body',
      label: 'Nội dung',
      mine: withRule(8, '- Đổi trả trong 10 ngày'),
      current: withRule(8, '- Đổi trả trong 14 ngày'),
    }],
  },
  play: async () => {
    const body = await screen.findByRole('group', { name: 'Nội dung' });
    await expect(within(body).getByLabelText(/Đổi trả trong 14 ngày/)).toBeVisible();
    await expect(body).not.toHaveTextContent('Điều 1 ');
  },
};

export const PhoneWidth: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Xem lại sau' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
