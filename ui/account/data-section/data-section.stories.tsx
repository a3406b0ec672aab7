import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DataSection } from './data-section.tsx';

const meta = {
  title: 'Account (tai khoan)/DataSection',
  component: DataSection,
  args: { onExport: fn(() => Promise.resolve({})) },
  decorators: [(Story) => <div className='max-w-170'>{Story()}</div>],
} satisfies Meta<typeof DataSection>;
export default meta;
type Story = StoryObj<typeof DataSection>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tải dữ liệu của tôi' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { onExport: () => new Promise(() => {}) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button', { name: 'Đang chuẩn bị...' })).toBeDisabled();
  },
};

export const FailedOnPhone: Story = {
  args: {
    onExport: () => Promise.resolve({ error: 'Bạn thao tác quá nhanh, vui lòng thử lại sau.' }),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('thử lại sau');
  },
};
