import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SaveChart } from './save-chart.tsx';

const meta = {
  title: 'Birth chart (tu vi)/SaveChart',
  component: SaveChart,
  args: { onSave: fn(() => Promise.resolve({})) },
} satisfies Meta<typeof SaveChart>;
export default meta;
type Story = StoryObj<typeof SaveChart>;

/** Nothing is saved before the box is checked. It is not checked in advance. */
export const Consent: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu lá số này' }));
    const box = canvas.getByRole('checkbox', { name: /^Tôi đồng ý/ });
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).not.toBeChecked();
    const save = canvas.getByRole('button', { name: 'Lưu lá số' });
    await step('without consent', async () => {
      await userEvent.click(save);
      await expect(args.onSave).not.toHaveBeenCalled();
      await waitFor(() => expect(box).toHaveFocus());
      await expect(box).toHaveAccessibleDescription(/đánh dấu vào ô đồng ý/);
    });
    await step('with consent, by keyboard', async () => {
      await userEvent.keyboard(' ');
      await expect(box).toBeChecked();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSave).toHaveBeenCalledOnce();
    });
  },
};

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const Saved: Story = {
  args: { saved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Đã lưu lá số vào tài khoản.');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/account');
  },
};

export const FailedOnPhone: Story = {
  args: {
    onSave: () =>
      Promise.resolve({
        error: 'Bạn đã lưu đủ 12 lá số, vui lòng xóa bớt trước khi lưu thêm.',
      }),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu lá số này' }));
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu lá số' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('đủ 12 lá số');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** The form closes without saving anything. */
export const Cancelled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu lá số này' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hủy' }));
    await expect(canvas.getByRole('button', { name: 'Lưu lá số này' })).toBeVisible();
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
