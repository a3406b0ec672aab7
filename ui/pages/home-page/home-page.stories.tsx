import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { LinkedProduct } from '../../catalogue/linked-product/linked-product.tsx';
import { tiles } from '../../catalogue/category-explorer/tiles.sample.ts';
import { DetailModal } from '../../catalogue/detail-modal/detail-modal.tsx';
import { oneOfEachCategory, seedOf } from '../../catalogue/seed.sample.ts';
import { framed, pageParameters } from '../../layout/shop-frame/framed.sample.tsx';
import { heroPicture } from '../../layout/shop-frame/shop.sample.ts';
import { HomePage, type HomePageProps } from './home-page.tsx';

const meta = {
  title: 'Pages (trang)/HomePage',
  component: HomePage,
  args: {
    picture: heroPicture,
    tiles,
    products: [],
    hrefFor: ({ _id }) => `/?product=${_id}`,
    onAdd: fn(),
  },
  render: (args, context) => <Stateful {...args} products={seedOf(context)} />,
  decorators: [framed('home')],
  parameters: pageParameters,
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Home page that counts added products, of the selected category or one of each. */
function Stateful({ products, category, onAdd, ...args }: HomePageProps) {
  const [quantities, setQuantities] = useState(args.quantities ?? {});
  return (
    <HomePage
      {...args}
      category={category}
      products={category
        ? products.filter((product) => product.category === category).slice(0, 8)
        : oneOfEachCategory(products)}
      quantities={quantities}
      onAdd={(product, picture) => {
        setQuantities({ ...quantities, [product._id]: (quantities[product._id] ?? 0) + 1 });
        onAdd?.(product, picture);
      }}
    />
  );
}

const featured = () => within(screen.getByRole('region', { name: 'Sản Phẩm Nổi Bật' }));

/** Eight categories, and eight products that link to their details. */
export const Full: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, ...context }) => {
    const explorer = within(canvas.getByRole('region', { name: 'Khám Phá Cửa Hàng' }));
    await expect(explorer.getAllByRole('link')).toHaveLength(8);
    const first = oneOfEachCategory(seedOf(context));
    await expect(featured().getAllByRole('link').map((link) => link.getAttribute('href')))
      .toEqual(first.map(({ _id }) => `/?product=${_id}`));
  },
};

/** A product that is added is counted. */
export const Interactions: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, userEvent }) => {
    const [add] = featured().getAllByRole('button', { name: /Thêm vào giỏ/ });
    if (add) await userEvent.click(add);
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(featured().getByRole('button', { name: /Đã thêm \(1\)/ })).toBeVisible();
  },
};

export const FullOnPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(featured().getAllByRole('listitem')).toHaveLength(8);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const CategoryChosen: Story = {
  args: { category: 'Vòng Tay' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Vòng Tay');
    await expect(featured().getAllByRole('listitem').length).toBeGreaterThan(0);
  },
};

/** No products in the selected category, or in the whole shop. */
export const Empty: Story = {
  render: (args) => <HomePage {...args} />,
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    await expect(featured().getByRole('heading', { name: 'Đang cập nhật!' })).toBeVisible();
    await expect(featured().queryByRole('list')).toBeNull();
  },
};

export const EmptyOnPhone: Story = {
  ...Empty,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

/** The URL refers to a product that is no longer sold. */
export const ProductDiscontinued: Story = {
  args: { children: <LinkedProduct product={null} hydrated onDismiss={fn()} /> },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/đã ngừng bán/)).toBeVisible();
  },
};

/** The URL refers to a product, whose details are open in a dialog. */
export const DetailOpen: Story = {
  render: (args, context) => (
    <HomePage {...args} products={oneOfEachCategory(seedOf(context))}>
      <DetailModal product={seedOf(context)[0]} onAdd={args.onAdd} onClose={() => {}} />
    </HomePage>
  ),
  globals: { viewport: { value: 'desktop' } },
  play: async (context) => {
    const name = seedOf(context)[0]?.name ?? '';
    await waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
  },
};

export const DetailOpenOnPhone: Story = {
  ...DetailOpen,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};
