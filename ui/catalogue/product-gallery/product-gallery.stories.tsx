import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { detailedBracelet } from '../detailed-product.sample.ts';
import { ProductGallery } from './product-gallery.tsx';

const { name, image, gallery = [] } = detailedBracelet;

const meta = {
  title: 'Catalogue (cua hang)/ProductGallery',
  component: ProductGallery,
  args: { name, pictures: [image, ...gallery], onZoom: fn() },
  // The gallery of a phone extends over the padding of the page.
  decorators: [(Story) => <div className='max-w-147 px-4 md:p-4'>{Story()}</div>],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The links below the picture show another one; a click on the picture enlarges it. */
export const Several: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, step, userEvent }) => {
    const slides = canvas.getByRole('list', { name: 'Ảnh sản phẩm' });
    const third = canvas.getByRole('link', { name: 'Xem ảnh 3' });
    await step('the third picture', async () => {
      await userEvent.click(third);
      await waitFor(() => expect(slides.scrollLeft).toBe(2 * slides.clientWidth));
      await waitFor(() => expect(third).toHaveAttribute('aria-current', 'true'));
      await userEvent.click(canvas.getByRole('link', { name: `${name}, ảnh 3 Phóng to` }));
      await expect(args.onZoom).toHaveBeenCalledWith(2);
    });
    await step('back to the first one, by keyboard', async () => {
      canvas.getByRole('link', { name: 'Xem ảnh 1' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(slides.scrollLeft).toBe(0));
    });
    (document.activeElement as HTMLElement).blur();
  },
};

/** A single picture has no links below it. */
export const One: Story = {
  args: { pictures: [image] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.queryByRole('list', { name: 'Chọn ảnh' })).toBeNull();
  },
};

/** Before hydration the picture is a link to its file. */
export const WithoutZoom: Story = {
  args: { pictures: [image], onZoom: undefined },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', `/images/${image}`);
  },
};

export const SoldOut: Story = {
  args: { soldOut: true },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name });
    await expect(getComputedStyle(picture).opacity).toBe('0.5');
  },
};

/** On a phone the pictures have the width of the screen and are swiped. */
export const PhoneWidth: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const slides = canvas.getByRole('list', { name: 'Ảnh sản phẩm' });
    await expect(slides.clientWidth).toBe(innerWidth);
    await expect(canvas.getByRole('img', { name }).clientWidth).toBe(innerWidth);
    await expect(canvas.queryByRole('list', { name: 'Chọn ảnh' })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
