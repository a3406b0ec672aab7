import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StockNotice, type StockNoticeProps } from './stock-notice.tsx';

const message = 'Đã ghi nhận. Khi có hàng, cửa hàng gửi một email tới an@example.com.';

const meta = {
  title: 'Catalogue (cua hang)/StockNotice',
  component: StockNotice,
  args: { onRequest: fn<StockNoticeProps['onRequest']>(() => Promise.resolve({ message })) },
  decorators: [(Story) => <div className='max-w-140'>{Story()}</div>],
} satisfies Meta<typeof StockNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { viewport: { value: 'desktop' } } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };

/** By keyboard: the confirmation takes the focus. */
export const Confirmed: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email nhận tin khi có hàng'), ' an@example.com ');
    await userEvent.keyboard('{Enter}');
    await expect(args.onRequest).toHaveBeenCalledWith('an@example.com');
    await expect(await canvas.findByRole('status')).toHaveTextContent(message);
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** The verified address of a customer needs one tap. */
export const OwnEmail: Story = {
  args: { email: 'an.nguyen@example.com' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('an.nguyen@example.com');
  },
};

export const InvalidEmail: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Báo cho tôi khi có hàng' }));
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAccessibleDescription('Vui lòng nhập email.');
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'an@example');
    await expect(field).toBeValid();
    await userEvent.keyboard('{Enter}');
    await expect(field).toBeInvalid();
    await expect(args.onRequest).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: {
    email: 'an@example.com',
    onRequest: fn<StockNoticeProps['onRequest']>(() =>
      Promise.resolve({ error: 'Bạn đã thử quá nhiều lần, vui lòng thử lại sau 10 phút.' })
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Báo cho tôi khi có hàng' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('thử lại sau 10 phút');
  },
};
