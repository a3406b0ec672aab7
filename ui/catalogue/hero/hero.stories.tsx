import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { heroPicture } from '../../layout/shop-frame/shop.sample.ts';
import { Hero } from './hero.tsx';

const meta = {
  title: 'Catalogue (cua hang)/Hero',
  component: Hero,
  args: {
    title: 'Đá lành, lòng an',
    sentence:
      'Đá phong thủy và trang sức đá tự nhiên, chọn lọc kỹ từng viên, để đeo, để bày trong nhà hay trên bàn làm việc.',
    action: { label: 'Xem Cửa Hàng', href: '/store' },
    picture: heroPicture,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    const img = canvasElement.querySelector('img');
    await expect(img).toHaveAttribute('fetchpriority', 'high');
    await expect(img).toHaveAttribute('loading', 'eager');
  },
};

export const LongWords: Story = {
  args: {
    title: 'Đá phong thủy tự nhiên cho một mái nhà yên ấm',
    sentence:
      'Đá được chọn lọc kỹ từng viên, giữ nguyên vân và màu tự nhiên, kèm hướng dẫn bảo quản để đá luôn bền đẹp, hợp để đeo hằng ngày hay làm quà cho người thân yêu.',
  },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Xem Cửa Hàng' });
    await step('Tab focuses the link', async () => {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await expect(link).toHaveAttribute('href', '/store');
    });
    link.blur();
    const hero = canvasElement.querySelector('[data-slot=hero]');
    await expect(link.getBoundingClientRect().bottom)
      .toBeLessThanOrEqual(hero?.getBoundingClientRect().bottom ?? 0);
  },
};

/** The text, then the picture in the crop for phones, from edge to edge. */
export const PhoneWidth: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const img = canvasElement.querySelector('img');
    await expect(img?.clientWidth).toBe(document.documentElement.clientWidth);
    await waitFor(() => expect(img?.currentSrc).toContain('hero-phone'));
    await expect(canvas.getByRole('link', { name: 'Xem Cửa Hàng' }).clientHeight)
      .toBeGreaterThanOrEqual(44);
  },
};

/** The text is beside the calm half of the wide crop. */
export const TabletWidth: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, canvasElement }) => {
    const img = canvasElement.querySelector('img');
    await waitFor(() => expect(img?.currentSrc).toMatch(/\/hero\./));
    await expect(canvas.getByRole('heading').getBoundingClientRect().right)
      .toBeLessThanOrEqual(innerWidth / 2);
  },
};
