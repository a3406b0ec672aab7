import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { bracelet } from '../../catalogue/product.sample.ts';
import { Picture } from './picture.tsx';

const meta = {
  title: 'Primitives (thanh phan)/Picture',
  component: Picture,
  args: {
    image: bracelet.image,
    alt: 'Vòng tay đá mắt hổ',
    width: 800,
    height: 800,
    sizes: '280px',
    className: 'size-70 rounded-card object-cover',
  },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Loaded lazily, as AVIF if the browser supports it, in the width that fits. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const img = canvas.getByRole<HTMLImageElement>('img');
    await expect(img).toHaveAttribute('loading', 'lazy');
    await waitFor(() => expect(img.currentSrc).toMatch(/\.avif$/));
  },
};

/** A picture of the first screen is loaded eagerly. */
export const Priority: Story = {
  args: { priority: true },
  play: async ({ canvas }) => {
    const img = canvas.getByRole('img');
    await expect(img).toHaveAttribute('loading', 'eager');
    await expect(img).toHaveAttribute('fetchpriority', 'high');
  },
};

/** The alternative text replaces a file that does not exist. */
export const Missing: Story = {
  args: { image: 'khong-co.png', className: 'size-70 rounded-card border border-line' },
  play: async ({ canvas }) => {
    const img = canvas.getByRole<HTMLImageElement>('img', { name: 'Vòng tay đá mắt hổ' });
    await waitFor(() => expect(img.complete).toBe(true));
    await expect(img.naturalWidth).toBe(0);
  },
};
