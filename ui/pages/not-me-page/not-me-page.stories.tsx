import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { framed, pageParameters } from '../../layout/shop-frame/framed.sample.tsx';
import { NotMePage } from './not-me-page.tsx';

const email = 'an.nguyen@example.com';

const meta = {
  title: 'Pages (trang)/NotMePage',
  component: NotMePage,
  args: { state: { kind: 'ready', email }, shopName: 'Thạch An', onConfirm: fn() },
  decorators: [framed()],
  parameters: pageParameters,
} satisfies Meta<typeof NotMePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Email này bị dùng nhầm?',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Không phải tôi' }));
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

export const RefusedOnPhone: Story = {
  args: { state: { kind: 'refused', message: 'Liên kết không hợp lệ hoặc đã hết hạn.' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Liên kết không hợp lệ');
  },
};
