import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { notify, Toaster } from './toaster.tsx';

const meta = {
  title: 'Primitives (thanh phan)/Toaster',
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

/** Returns the animation of a message's progress bar; the message closes when it ends. */
function progressOf(text: HTMLElement): Animation {
  const [animation] = text.closest('.Toastify__toast')?.querySelector('[data-timer]')
    ?.getAnimations() ?? [];
  if (!animation) throw new Error('The message has no progress bar');
  return animation;
}

/** A message closes by itself after 2 s. */
export const Success: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm vào giỏ' }));
    const toast = await canvas.findByText('Vòng Tay Đá Mắt Hổ đã được thêm vào giỏ hàng');
    const progress = progressOf(toast);
    await step('the message is a polite live region and closes after 2 s', async () => {
      await expect(toast.closest('[aria-live=polite]')).not.toBeNull();
      await expect(progress.effect?.getComputedTiming().duration).toBe(2000);
    });
    await step('it is visible shortly before the end', async () => {
      progress.pause();
      progress.currentTime = 1999;
      await waitFor(() => expect(toast).toBeVisible());
    });
    await step('it closes at the end', async () => {
      progress.play();
      await waitFor(() => expect(toast).not.toBeInTheDocument());
    });
  },
};

/** The timer is paused while the pointer is over the message. */
export const PausesOnHover: Story = {
  play: async ({ canvas, step, userEvent }) => {
    notify.info('Đã đăng xuất khỏi tài khoản', 60_000);
    const toast = await canvas.findByText('Đã đăng xuất khỏi tài khoản');
    const progress = progressOf(toast);
    await waitFor(() => expect(progress.playState).toBe('running'));
    await step('it pauses under the pointer', async () => {
      await userEvent.hover(toast);
      await waitFor(() => expect(progress.playState).toBe('paused'));
      await expect(toast).toBeVisible();
    });
    await step('it continues without the pointer, and the message closes at the end', async () => {
      await userEvent.unhover(toast);
      await waitFor(() => expect(progress.playState).toBe('running'));
      progress.finish();
      await waitFor(() => expect(toast).not.toBeInTheDocument());
    });
  },
};

/** A click closes the message; screen readers announce an error immediately. */
export const Failure: Story = {
  play: async ({ canvas, userEvent }) => {
    notify.error('Có lỗi xảy ra, vui lòng thử lại', 60_000);
    const toast = await canvas.findByRole('alert');
    const close = within(toast).getByRole('button', { name: 'Đóng thông báo' });
    await waitFor(() => expect(close).toBeVisible());
    await userEvent.click(within(toast).getByText(/Có lỗi/));
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
};

/** At most three messages are shown; a fourth replaces the oldest. */
export const Several: Story = {
  play: async ({ canvas }) => {
    for (const number of [1, 2, 3, 4]) notify.success(`Thông báo thứ ${number}`, 60_000);
    await canvas.findByText('Thông báo thứ 4');
    await waitFor(() => expect(canvas.queryByText('Thông báo thứ 1')).toBeNull());
    await expect(canvas.getAllByText(/Thông báo thứ/)).toHaveLength(3);
  },
};

/** Long words wrap, and the message stays within the screen. */
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
