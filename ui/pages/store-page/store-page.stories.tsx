import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { LinkedProduct } from '../../catalogue/linked-product/linked-product.tsx';
import { tiles } from '../../catalogue/category-explorer/tiles.sample.ts';
import { DetailModal } from '../../catalogue/detail-modal/detail-modal.tsx';
import { seedOf } from '../../catalogue/seed.sample.ts';
import { framed, pageParameters } from '../../layout/shop-frame/framed.sample.tsx';
import { rangesOf } from '../../catalogue/marked-text/ranges-of.sample.ts';
import { StorePage } from './store-page.tsx';
import { storeControls } from './store-controls.sample.ts';
import { pageSize, StatefulStore } from './stateful-store.sample.tsx';

const meta = {
  title: 'Pages (trang)/StorePage',
  component: StorePage,
  args: {
    search: '',
    onSearchChange: fn(),
    onSearchSubmit: fn(),
    filter: {
      categories: tiles.map(({ name }) => name),
      subCategories: [],
      category: '',
      subCategory: '',
      onCategoryChange: fn(),
      onSubCategoryChange: fn(),
    },
    ...storeControls,
    total: 0,
    products: [],
    hrefFor: ({ _id }) => `/store?product=${_id}`,
    onAdd: fn(),
    pagination: { page: 1, pageCount: 1, hrefFor: (page) => `/store?page=${page}` },
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

/** No results, with a hint and a link to all products. */
export const NothingFound: Story = {
  args: { search: 'kim cương hồng' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 sản phẩm')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Xem tất cả sản phẩm' })).toHaveAttribute(
      'href',
      '/store',
    );
  },
};

export const NothingFoundOnPhone: Story = {
  ...NothingFound,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

/** Nothing was found, but a search without the typing error finds products. */
export const Suggestion: Story = {
  args: { search: 'vòng tya', suggestion: { text: 'vòng tay', href: '/store?q=vòng+tay' } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'vòng tay' });
    await expect(link).toHaveAttribute('href', '/store?q=vòng+tay');
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const SuggestionOnPhone: Story = {
  ...Suggestion,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

/** Results of a search: the found words are marked. */
export const SearchResults: Story = {
  args: { search: 'mắt hổ', mark: (text) => rangesOf(text, /mắt hổ/gi) },
  globals: { viewport: { value: 'desktop' } },
  render: (args, context) => {
    const products = seedOf(context).filter(({ name }) => name.includes('Mắt Hổ'));
    return <StorePage {...args} total={products.length} products={products} />;
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('mark').length).toBeGreaterThan(3);
  },
};

export const SearchResultsOnPhone: Story = {
  ...SearchResults,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

/** More matches than are counted, in a large catalogue. */
export const ManyResults: Story = {
  args: { hasMore: true },
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  render: (args, context) => (
    <StorePage {...args} total={1_000} products={seedOf(context).slice(0, pageSize)} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hơn 1.000 sản phẩm')).toBeVisible();
  },
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
