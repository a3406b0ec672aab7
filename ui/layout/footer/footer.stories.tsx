import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shop } from '../shop-frame/shop.sample.ts';
import { Footer } from './footer.tsx';

const meta = {
  title: 'Khung trang/Footer',
  component: Footer,
  args: shop,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveAttribute('id', 'lien-he');
    await expect(canvas.getByRole('link', { name: /0900/ })).toHaveAttribute(
      'href',
      'tel:0900000000',
    );
    await expect(canvas.queryByRole('link', { name: 'Giao hàng' })).toBeNull();
  },
};

export const PhoneWidth: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step, userEvent }) => {
    const links = canvas.getAllByRole('link');
    await step('Tab focuses the links in reading order', async () => {
      for (const link of links) {
        await userEvent.tab();
        await expect(link).toHaveFocus();
        await expect(link.clientHeight).toBeGreaterThanOrEqual(44);
      }
    });
    links.at(-1)?.blur();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
