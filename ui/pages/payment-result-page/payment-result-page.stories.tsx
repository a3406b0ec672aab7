import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framed, pageParameters } from '../../layout/shop-frame/framed.sample.tsx';
import { PaymentResultPage } from './payment-result-page.tsx';

const meta = {
  title: 'Pages (trang)/PaymentResultPage',
  component: PaymentResultPage,
  decorators: [framed()],
  parameters: pageParameters,
} satisfies Meta<typeof PaymentResultPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The only state: the result redirects to another page. */
export const Loading: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Đang kiểm tra kết quả thanh toán…');
  },
};

export const LoadingOnPhone: Story = {
  ...Loading,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};
