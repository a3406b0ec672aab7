import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framed, pageParameters } from '../../layout/shop-frame/framed.sample.tsx';
import { sampleText } from '../../primitives/rich-text/rich-text.sample.ts';
import { TextPage } from './text-page.tsx';

const meta = {
  title: 'Pages (trang)/TextPage',
  component: TextPage,
  args: { title: 'Đổi trả và hoàn tiền', blocks: sampleText, date: '22/11/2026' },
  decorators: [framed()],
  parameters: pageParameters,
} satisfies Meta<typeof TextPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Đổi trả và hoàn tiền',
    );
    await expect(canvas.getByText('Cập nhật ngày 22/11/2026')).toBeVisible();
  },
};

export const Phone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const LongTitle: Story = {
  args: {
    title: 'Chính sách bảo mật thông tin cá nhân của khách hàng mua đá phong thủy và trang sức',
  },
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};
