import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Primitives (thanh phan)/Pagination',
  component: Pagination,
  args: { page: 1, pageCount: 5, hrefFor: (page) => `?page=${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Trang trước' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Trang sau' })).toHaveAttribute(
      'href',
      '?page=2',
    );
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('1');
  },
};

export const Middle: Story = {
  args: { page: 6, pageCount: 20 },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(items).toEqual(['', '1', '…', '5', '6', '7', '…', '20', '']);
  },
};

export const Last: Story = {
  args: { page: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Trang sau' })).toBeNull();
  },
};

/** Nothing is rendered for a single page. */
export const Single: Story = {
  args: { pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** The longest row fits on a phone. */
export const PhoneWidth: Story = {
  args: { page: 6, pageCount: 20 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.clientWidth).toBeGreaterThanOrEqual(44);
    }
  },
};

/** The cells are narrower, so that no arrow stands alone on a second line. */
export const NarrowPhone: Story = {
  args: { page: 6, pageCount: 20 },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    for (const link of links) {
      const { left, right, top } = link.getBoundingClientRect();
      await expect(top).toBe(links[0]!.getBoundingClientRect().top);
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(innerWidth);
    }
  },
};
