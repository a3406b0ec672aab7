import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AlertSettings } from './alert-settings.tsx';

const meta = {
  title: 'Back office (quan tri)/AlertSettings',
  component: AlertSettings,
  args: { push: 'off', chime: false, onPushChange: fn(), onChimeChange: fn() },
} satisfies Meta<typeof AlertSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ByPress: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Thông báo/ }));
    await expect(args.onPushChange).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('checkbox', { name: /Chuông/ }));
    await expect(args.onChimeChange).toHaveBeenCalledWith(true);
  },
};

export const On: Story = { args: { push: 'on', chime: true } };

export const Denied: Story = {
  args: { push: 'denied' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /Thông báo/ })).toBeDisabled();
  },
};

export const OnIPhone: Story = {
  args: { push: 'install' },
  globals: { viewport: { value: 'phone' } },
};

export const Failed: Story = {
  args: { push: 'off', error: 'Không kết nối được với cửa hàng.' },
};
