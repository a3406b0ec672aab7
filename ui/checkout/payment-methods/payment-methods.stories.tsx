import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PaymentMethods } from './payment-methods.tsx';

const meta = {
  title: 'Checkout (thanh toan)/PaymentMethods',
  component: PaymentMethods,
  args: { value: 'cod', onChange: fn() },
  parameters: { state: { value: 'onChange' } },
  decorators: [(Story) => <div className='max-w-100'>{Story()}</div>],
} satisfies Meta<typeof PaymentMethods>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A large order on delivery needs a deposit. */
export const WithDeposit: Story = {
  args: { offered: ['cod', 'transfer'], deposit: { amount: 100_000, rest: 2_310_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Thanh toán khi nhận hàng (COD)' }))
      .toHaveAccessibleDescription(/Đặt cọc 100\.000 VNĐ .* 2\.310\.000 VNĐ trả khi nhận hàng/);
  },
};

/** Only cash on delivery is available. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Phương thức thanh toán' })).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(1);
    const cod = canvas.getByRole('radio', { name: 'Thanh toán khi nhận hàng (COD)' });
    await expect(cod).toBeChecked();
    await expect(cod).toHaveAccessibleDescription(/tiền mặt/);
  },
};

export const WithCard: Story = {
  args: { offered: ['cod', 'card'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('card');
    await expect(canvas.getByRole('radio', { name: 'Thanh toán bằng thẻ' })).toBeChecked();
    await userEvent.click(canvas.getByText('Thanh toán khi nhận hàng (COD)'));
    await expect(args.onChange).toHaveBeenLastCalledWith('cod');
  },
};

export const WithTransfer: Story = {
  args: { offered: ['cod', 'transfer'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Chuyển khoản (VietQR)'));
    await expect(args.onChange).toHaveBeenLastCalledWith('transfer');
  },
};

export const CardChosen: Story = {
  args: { offered: ['cod', 'card'], value: 'card' },
  play: async ({ args, canvas, step, userEvent }) => {
    const card = canvas.getByRole('radio', { name: 'Thanh toán bằng thẻ' });
    await expect(card).toBeChecked();
    await step('change to cash on delivery and back', async () => {
      await userEvent.click(canvas.getByText('Thanh toán khi nhận hàng (COD)'));
      await expect(args.onChange).toHaveBeenLastCalledWith('cod');
      await expect(card).not.toBeChecked();
      await userEvent.click(canvas.getByText('Thanh toán bằng thẻ'));
      await expect(args.onChange).toHaveBeenLastCalledWith('card');
      await expect(card).toBeChecked();
      card.blur();
    });
  },
};

export const PhoneWidth: Story = {
  args: { offered: ['cod', 'card'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, step, userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await step('change to the card and back', async () => {
      await userEvent.click(canvas.getByText('Thanh toán bằng thẻ'));
      await expect(args.onChange).toHaveBeenLastCalledWith('card');
      await userEvent.click(canvas.getByText('Thanh toán khi nhận hàng (COD)'));
      await expect(args.onChange).toHaveBeenLastCalledWith('cod');
      const cod = canvas.getByRole('radio', { name: 'Thanh toán khi nhận hàng (COD)' });
      await expect(cod).toBeChecked();
      cod.blur();
    });
  },
};
