import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { rangesOf } from '../../catalogue/marked-text/ranges-of.sample.ts';
import { seedOf } from '../../catalogue/seed.sample.ts';
import { framed, pageParameters } from '../../layout/shop-frame/framed.sample.tsx';
import { pageSize, StatefulStore } from './stateful-store.sample.tsx';
import { storePageArgs } from './store-page-args.sample.ts';
import { StorePage } from './store-page.tsx';

const meta = {
  title: 'Pages (trang)/StorePage: search',
  component: StorePage,
  args: { ...storePageArgs, onAdd: fn() },
  render: (args, context) => <StatefulStore {...args} products={seedOf(context)} />,
  decorators: [framed('store')],
  parameters: pageParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof StorePage>;
export default meta;
type Story = StoryObj<typeof meta>;

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
  globals: { viewport: { value: 'phone' } },
};

/** A shop without products. */
export const Empty: Story = {
  render: (args) => <StorePage {...args} products={[]} total={0} />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Đang cập nhật!' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Xem tất cả sản phẩm' })).toBeNull();
  },
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
  globals: { viewport: { value: 'phone' } },
};

/** Nothing was found: the closest search, with the words that are left out. */
export const Near: Story = {
  args: { search: 'vòng tay cho chồng dưới 500k' },
  globals: { viewport: { value: 'desktop' } },
  render: (args, context) => {
    const products = seedOf(context).filter(({ name }) => name.startsWith('Vòng Tay')).slice(0, 4);
    const near = { q: 'vòng tay cho', max: 500_000, dropped: ['chồng'], products, href: '/store' };
    return <StorePage {...args} total={0} products={[]} near={near} />;
  },
  play: async ({ canvas }) => {
    const heading = 'Kết quả gần nhất: “vòng tay cho”, giá đến 500.000 VNĐ';
    await expect(canvas.getByRole('heading', { name: heading })).toBeVisible();
    await expect(canvas.getByText('Đã bỏ qua “chồng” vì không có sản phẩm khớp.')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
};

/** The whole search is a limit of the price. */
export const Priced: Story = {
  args: { search: 'dưới 500k' },
  globals: { viewport: { value: 'desktop' } },
  render: (args, context) => {
    const products = seedOf(context).filter(({ price }) => price <= 500_000).slice(0, 4);
    const near = { q: '', max: 500_000, dropped: [], products, href: '/store?max=500000' };
    return <StorePage {...args} total={0} products={[]} near={near} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sản phẩm giá đến 500.000 VNĐ')).toBeVisible();
    await expect(canvas.queryByText('Không tìm thấy sản phẩm phù hợp')).toBeNull();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
};

export const NearOnPhone: Story = {
  ...Near,
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
  globals: { viewport: { value: 'phone' } },
};

/** More matches than are counted, in a large catalogue. */
export const ManyResults: Story = {
  args: { hasMore: true },
  globals: { viewport: { value: 'desktop' } },
  render: (args, context) => (
    <StorePage {...args} total={1_000} products={seedOf(context).slice(0, pageSize)} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hơn 1.000 sản phẩm')).toBeVisible();
  },
};
