import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { framed, pageParameters } from '../../layout/shop-frame/framed.sample.tsx';
import { EndNoticesPage } from './end-notices-page.tsx';

const email = 'an.nguyen@example.com';

const meta = {
  title: 'Pages (trang)/EndNoticesPage',
  component: EndNoticesPage,
  args: { state: { kind: 'ready', email }, shopName: 'Thạch An', onConfirm: fn() },
  decorators: [framed()],
  parameters: pageParameters,
} satisfies Meta<typeof EndNoticesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ngừng báo hàng' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const ReadyOnPhone: Story = {
  ...Ready,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

export const Done: Story = {
  args: { state: { kind: 'done', email } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(email)).toBeVisible();
  },
};
