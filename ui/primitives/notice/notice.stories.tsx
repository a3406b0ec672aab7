import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Notice } from './notice.tsx';

const meta = {
  title: 'Primitives (thanh phan)/Notice',
  component: Notice,
  args: { tone: 'info', children: 'Giá của một số sản phẩm đã thay đổi.' },
  decorators: [(Story) => <div className='max-w-130'>{Story()}</div>],
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};
export const Success: Story = {
  args: { tone: 'success', title: 'Đã gửi', children: 'Email xác nhận đang trên đường tới bạn.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Đã gửi');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** Screen readers announce an error immediately. */
export const Failure: Story = {
  args: {
    tone: 'error',
    title: 'Không tải được sản phẩm',
    children: 'Kiểm tra kết nối mạng rồi thử lại.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Không tải được sản phẩm');
  },
};
export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đóng thông báo' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const PhoneWidth: Story = {
  args: {
    tone: 'error',
    onDismiss: fn(),
    children: 'Trang đang xem đã cũ: một vài sản phẩm có thể không còn bán nữa.',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, step, userEvent }) => {
    const close = canvas.getByRole('button', { name: 'Đóng thông báo' });
    await expect(close.clientWidth).toBeGreaterThanOrEqual(44);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await step('the keyboard reaches the close button and presses it', async () => {
      await userEvent.tab();
      await expect(close).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onDismiss).toHaveBeenCalledOnce();
    });
    close.blur();
  },
};
