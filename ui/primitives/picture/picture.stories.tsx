import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { bracelet } from '../../catalogue/product.sample.ts';
import { createImageResolver } from './create-image-resolver.ts';
import { ImageProvider } from './image-provider.ts';
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

const otherHost = createImageResolver({
  loader: ({ src, width }) => `/images/${src}?width=${width}`,
  widths: [320, 640],
});

/** Loaded lazily, as AVIF if the browser supports it, in the width that fits. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const img = canvas.getByRole<HTMLImageElement>('img');
    await expect(img).toHaveAttribute('loading', 'lazy');
    await waitFor(() => expect(img.currentSrc).toMatch(/\.avif$/));
  },
};

/** The sources of a picture take no space between the items of a row. */
export const InRow: Story = {
  args: { alt: '', className: 'size-14 shrink-0 rounded-field object-cover' },
  render: (args) => (
    <p className='flex gap-4'>
      <Picture {...args} />
      Vòng Tay Đá Mắt Hổ
    </p>
  ),
  play: async ({ canvasElement }) => {
    const img = canvasElement.querySelector('img')!;
    await expect(img.offsetLeft).toBe(img.closest('p')!.offsetLeft);
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

/** A placeholder with the alternative text replaces a file that does not exist. */
export const Missing: Story = {
  args: { image: 'khong-co.png', className: 'size-70 rounded-card border border-line' },
  play: async ({ canvas }) => {
    const placeholder = () => canvas.getByRole('img', { name: 'Vòng tay đá mắt hổ' });
    await waitFor(() => expect(placeholder()).toHaveAttribute('data-slot', 'picture-fallback'));
    await expect(placeholder()).toHaveTextContent('Vòng tay đá mắt hổ');
    await expect(placeholder().clientWidth).toBe(278);
  },
};

/** A narrow placeholder, such as in the cart, shows its icon only. */
export const MissingThumbnail: Story = {
  args: { image: 'khong-co.png', className: 'size-22 rounded-field' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Vòng tay đá mắt hổ')).not.toBeVisible());
    await expect(canvas.getByRole('img', { name: 'Vòng tay đá mắt hổ' })).toBeVisible();
  },
};

/** The loader of an `ImageProvider` names the URLs of another server. */
export const OtherServer: Story = {
  decorators: [(Story) => <ImageProvider value={otherHost}>{Story()}</ImageProvider>],
  play: async ({ canvas }) => {
    const img = canvas.getByRole<HTMLImageElement>('img');
    await waitFor(() => expect(img.currentSrc).toMatch(/\.webp\?width=(320|640)$/));
  },
};
