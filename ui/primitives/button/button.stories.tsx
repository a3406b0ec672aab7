import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from './button.tsx';

const meta = {
  title: 'Primitives (thanh phan)/Button',
  component: Button,
  args: { children: 'Xem Cửa Hàng', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Tab focuses the button', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button')).toHaveFocus();
    });
    await step('Enter presses it', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onClick).toHaveBeenCalledOnce();
    });
  },
};

export const Secondary: Story = {
  args: { variant: 'secondary' },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('a click presses it', async () => {
      await userEvent.click(canvas.getByRole('button'));
      await expect(args.onClick).toHaveBeenCalledOnce();
    });
    canvas.getByRole('button').blur();
  },
};

export const Quiet: Story = {
  args: { variant: 'quiet' },
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button');
    await step('Space presses the focused button', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(args.onClick).toHaveBeenCalledOnce();
    });
    button.blur();
  },
};

/** Deletes something. */
export const Danger: Story = {
  args: { variant: 'danger', children: 'Xóa tài khoản' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledOnce();
    canvas.getByRole('button').blur();
  },
};

export const Disabled: Story = {
  args: { disabled: true, children: 'Hết hàng' },
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button');
    await expect(button).toBeDisabled();
    await step('neither mouse nor keyboard reaches it', async () => {
      await userEvent.click(button);
      await userEvent.tab();
      await expect(button).not.toHaveFocus();
      await expect(args.onClick).not.toHaveBeenCalled();
    });
  },
};

/** A long label wraps and stays within the screen. */
export const LongWords: Story = {
  args: {
    children: 'Thêm tất cả sản phẩm đang giảm giá trong danh mục Cầu Thủy Tinh vào giỏ hàng',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button');
    await expect(button.clientHeight).toBeGreaterThan(44);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await step('a click presses it', async () => {
      await userEvent.click(button);
      await expect(args.onClick).toHaveBeenCalledOnce();
    });
    button.blur();
  },
};

/** Disabled during a request: the focus comes back after it. */
export const KeepsFocus: Story = {
  parameters: { picture: false },
  render: (args) => {
    const [busy, setBusy] = useState(false);
    const send = () => {
      setBusy(true);
      setTimeout(() => setBusy(false), 300);
    };
    return <Button {...args} disabled={busy} onClick={send} />;
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).not.toHaveFocus());
    await waitFor(() => expect(button).toBeEnabled());
    await expect(button).toHaveFocus();
    button.blur();
  },
};
