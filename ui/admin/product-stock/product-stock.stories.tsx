import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ProductStock } from './product-stock.tsx';

const at = Date.UTC(2026, 10, 24, 3, 15);

const meta = {
  title: 'Back office (quan tri)/ProductStock',
  component: ProductStock,
  args: {
    stock: 1_250,
    waiting: 0,
    form: { values: { kind: 'adjust' }, onChange: fn(), onSubmit: fn() },
    history: [
      {
        id: 3,
        delta: -2,
        reason: 'Bán',
        actor: 'Khách',
        order: { code: 'TA-7K2M', href: '/orders/1' },
        at,
      },
      {
        id: 2,
        delta: 50,
        reason: 'Nhập hàng từ xưởng',
        actor: 'Trần Thị Bình',
        at: at - 86_400_000,
      },
      { id: 1, delta: 1_202, reason: 'Tồn đầu', actor: 'Hệ thống', at: at - 172_800_000 },
    ],
  },
} satisfies Meta<typeof ProductStock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a member of staff uses them. */
export const Interaction: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Tồn kho: 1.250' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'TA-7K2M' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Số lượng'), '5');
    await expect(args.form?.onChange).toHaveBeenLastCalledWith('amount', '5');
    const save = canvas.getByRole('button', { name: 'Ghi thay đổi tồn kho' });
    await expect(canvas.queryByRole('button', { name: 'Xem thêm' })).toBeNull();
    save.focus();
    save.blur();
  },
};

/** A count on a phone, which the server has refused. */
export const CountOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    stock: 0,
    waiting: 12,
    form: {
      values: { kind: 'count', amount: '4', reason: 'Kiểm kho' },
      onChange: fn(),
      onSubmit: fn(),
      error: 'Không kết nối được với cửa hàng, vui lòng kiểm tra mạng rồi thử lại.',
    },
    onMore: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^12 người chờ\. Họ nhận email/)).toBeVisible();
    const save = canvas.getByRole('button', { name: 'Ghi số kiểm kho' });
    await userEvent.click(save);
    await expect(args.form?.onSubmit).toHaveBeenCalledOnce();
    const more = canvas.getByRole('button', { name: 'Xem thêm' });
    await userEvent.click(more);
    await expect(args.onMore).toHaveBeenCalledOnce();
    more.blur();
  },
};

/** A number that the server has refused. */
export const WrongAmount: Story = {
  args: {
    form: {
      values: { kind: 'adjust', amount: 'abc', reason: 'Nhập hàng' },
      onChange: fn(),
      onSubmit: fn(),
      errors: { amount: 'Nhập bằng chữ số, ví dụ 10 hoặc 350.000.' },
    },
  },
  play: async ({ canvas }) => await expect(canvas.getByLabelText('Số lượng')).toBeInvalid(),
};

/** For a member who may only read. */
export const ReadOnly: Story = {
  args: { form: undefined },
  play: async ({ canvas }) => await expect(canvas.queryByRole('button')).toBeNull(),
};
