import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { LinkedProduct } from '../../catalogue/linked-product/linked-product.tsx';
import { DetailModal } from '../../catalogue/detail-modal/detail-modal.tsx';
import { seedOf } from '../../catalogue/seed.sample.ts';
import { framed, pageParameters } from '../../layout/shop-frame/framed.sample.tsx';
import { StorePage } from './store-page.tsx';
import { storePageArgs } from './store-page-args.sample.ts';
import { pageSize, StatefulStore } from './stateful-store.sample.tsx';

const meta = {
  title: 'Pages (trang)/StorePage',
  component: StorePage,
  args: {
    ...storePageArgs,
    filter: { ...storePageArgs.filter, onCategoryChange: fn(), onSubCategoryChange: fn() },
    onAdd: fn(),
  },
  render: (args, context) => <StatefulStore {...args} products={seedOf(context)} />,
  decorators: [framed('store')],
  parameters: pageParameters,
} satisfies Meta<typeof StorePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const grid = () => screen.getByRole('list', { name: 'Sản phẩm' });

/** The first of several pages: twelve products. */
export const Full: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, ...context }) => {
    const seed = seedOf(context);
    await expect(canvas.getByText(new RegExp(`^${seed.length} sản phẩm, trang 1/`))).toBeVisible();
    await expect(grid().children).toHaveLength(pageSize);
  },
};

/** Search and filters narrow the list down. */
export const Interactions: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, step, userEvent, ...context }) => {
    await step('select a category, which adds its subcategories', async () => {
      await expect(canvas.queryByLabelText('Phân loại')).toBeNull();
      await userEvent.selectOptions(canvas.getByLabelText('Danh mục'), 'Nhẫn');
      await expect(args.filter.onCategoryChange).toHaveBeenCalledWith('Nhẫn');
      await expect(canvas.getByLabelText('Phân loại')).toBeVisible();
      const rings = seedOf(context).filter(({ category }) => category === 'Nhẫn').length;
      await expect(canvas.getByText(`${rings} sản phẩm`)).toBeVisible();
      await userEvent.selectOptions(canvas.getByLabelText('Danh mục'), '');
    });
    await step('type to search, and submit with Enter', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'thach anh tim{Enter}');
      await expect(args.onSearchChange).toHaveBeenLastCalledWith('thach anh tim');
      await expect(args.onSearchSubmit).toHaveBeenCalledOnce();
      await expect(canvas.getByRole('link', { name: 'Hũ Đá Thạch Anh Tím' })).toBeVisible();
    });
  },
};

export const FullOnPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(grid().children).toHaveLength(pageSize);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** The second page links to its neighbours. */
export const SecondPage: Story = {
  args: {
    pagination: { page: 2, pageCount: 2, hrefFor: (page) => `/store?page=${page}` },
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/, trang 2\//)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Trang trước' })).toHaveAttribute(
      'href',
      '/store?page=1',
    );
  },
};

/** Filtered by category and subcategory. */
export const Filtered: Story = {
  args: {
    filter: { ...meta.args.filter, category: 'Vòng Tay', subCategory: 'Phong Thủy' },
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, ...context }) => {
    const found = seedOf(context).filter(({ category, subCategory }) =>
      category === 'Vòng Tay' && subCategory === 'Phong Thủy'
    );
    await expect(grid().children).toHaveLength(found.length);
    await expect(canvas.getByLabelText('Phân loại')).toHaveValue('Phong Thủy');
  },
};

export const FilteredOnPhone: Story = {
  ...Filtered,
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
    <StatefulStore {...args} products={seedOf(context)}>
      <DetailModal product={seedOf(context)[1]} onAdd={args.onAdd} onClose={() => {}} />
    </StatefulStore>
  ),
  globals: { viewport: { value: 'desktop' } },
  play: async (context) => {
    const name = seedOf(context)[1]?.name ?? '';
    await waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
  },
};
