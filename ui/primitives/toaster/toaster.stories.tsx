import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { notify, Toaster } from './toaster.tsx';

const meta = {
  title: 'Nền tảng/Toaster',
  component: Toaster,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 320 } } },
  decorators: [(Story) => (
    <div className='min-h-80 p-6'>
      <Button onClick={() => notify.success('Vòng Tay Đá Mắt Hổ đã được thêm vào giỏ hàng')}>
        Thêm vào giỏ
      </Button>
      {Story()}
    </div>
  )],
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** It comes, and goes by itself after 2 s. */
export const Success: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm vào giỏ' }));
    const toast = await canvas.findByText('Vòng Tay Đá Mắt Hổ đã được thêm vào giỏ hàng');
    await expect(toast.closest('[aria-live=polite]')).not.toBeNull();
    await pause(1500);
    await expect(toast).toBeVisible();
    await waitFor(() => expect(toast).not.toBeInTheDocument(), { timeout: 3000 });
  },
};

/** It waits while the pointer is on it. */
export const PausesOnHover: Story = {
  play: async ({ canvas, userEvent }) => {
    notify.info('Đã đăng xuất khỏi tài khoản', 500);
    const toast = await canvas.findByText('Đã đăng xuất khỏi tài khoản');
    await pause(300);
    await userEvent.hover(toast);
    await pause(1200);
    await expect(toast).toBeVisible();
    await userEvent.unhover(toast);
    await waitFor(() => expect(toast).not.toBeInTheDocument(), { timeout: 3000 });
  },
};

/** A press closes it; an error is read out at once. */
export const Failure: Story = {
  play: async ({ canvas, userEvent }) => {
    notify.error('Có lỗi xảy ra, vui lòng thử lại', 60_000);
    const toast = await canvas.findByRole('alert');
    const close = within(toast).getByRole('button', { name: 'Đóng thông báo' });
    await waitFor(() => expect(close).toBeVisible());
    await userEvent.click(within(toast).getByText(/Có lỗi/));
    await waitFor(() => expect(toast).not.toBeInTheDocument(), { timeout: 3000 });
  },
};

/** Three at most: the oldest makes room. */
export const Several: Story = {
  play: async ({ canvas }) => {
    for (const number of [1, 2, 3, 4]) notify.success(`Thông báo thứ ${number}`, 60_000);
    await canvas.findByText('Thông báo thứ 4');
    await waitFor(() => expect(canvas.queryByText('Thông báo thứ 1')).toBeNull(), {
      timeout: 5_000,
    });
    await expect(canvas.getAllByText(/Thông báo thứ/)).toHaveLength(3);
  },
};

/** Long words break, and nothing leaves the screen. */
export const PhoneWidth: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    notify.info(
      'Vòng Cổ Bình An Khấu Cẩm Thạch Xanh Mướt Kèm Dây Đan Tay đã được gỡ khỏi giỏ hàng',
      60_000,
    );
    const box = (await canvas.findByRole('status')).getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(16);
    await expect(box.right).toBeLessThanOrEqual(innerWidth - 16);
  },
};
