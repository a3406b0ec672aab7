import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TrustLines } from './trust-lines.tsx';
import { trust } from './trust.sample.ts';

const meta = {
  title: 'Catalogue (cua hang)/TrustLines',
  component: TrustLines,
  args: { ...trust, sizeGuideHref: '/size-guide' },
  decorators: [(Story) => <div className='max-w-120 p-4'>{Story()}</div>],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TrustLines>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All lines. The number can be called, and Zalo opens in another tab. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: '0900 000 000' })).toHaveAttribute(
      'href',
      'tel:0900000000',
    );
    await expect(canvas.getByRole('link', { name: 'Zalo' })).toHaveAttribute('target', '_blank');
  },
};

/** Texts that are not set are left out. */
export const FewTexts: Story = {
  args: { certificate: '', zalo: '', sizeGuideHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('link', { name: 'Zalo' })).toBeNull();
  },
};

/** Long texts wrap beside their icons. */
export const LongTexts: Story = {
  args: {
    inspection: 'Được mở gói kiểm tra từng hạt đá cùng người giao hàng trước khi trả tiền',
    seller: 'Công ty Trách nhiệm hữu hạn Một thành viên Đá quý và Trang sức Thạch An Miền Bắc',
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
