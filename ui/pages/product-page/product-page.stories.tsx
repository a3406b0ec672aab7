import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  detailedBracelet,
  detailedOnSale,
  detailedSoldOut,
  longDetails,
} from '../../catalogue/detailed-product.sample.ts';
import { braceletOptions } from '../../catalogue/product.sample.ts';
import { purchase } from '../../catalogue/purchase-lines/purchase.sample.ts';
import { StockNotice } from '../../catalogue/stock-notice/stock-notice.tsx';
import { trust } from '../../catalogue/trust-lines/trust.sample.ts';
import { seedOf } from '../../catalogue/seed.sample.ts';
import { framed, pageParameters } from '../../layout/shop-frame/framed.sample.tsx';
import { ProductPage } from './product-page.tsx';

const meta = {
  title: 'Pages (trang)/ProductPage',
  component: ProductPage,
  args: {
    product: detailedBracelet,
    suits: ['Thổ', 'Kim'],
    categoryHref: '/store?category=Vòng+Tay',
    trust: { ...trust, sizeGuideHref: '/size-guide' },
    purchase,
    related: [],
    hrefFor: ({ _id }) => `/product/${_id}`,
    onAdd: fn(),
    onZoom: fn(),
    onShare: fn(),
  },
  render: (args, context) => (
    <ProductPage
      {...args}
      related={seedOf(context).filter(({ category }) => category === args.product.category)
        .slice(0, 8)}
    />
  ),
  decorators: [framed('store')],
  parameters: pageParameters,
} satisfies Meta<typeof ProductPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const withOptions = { ...detailedBracelet, _id: 'vong-tay-16', options: braceletOptions };

/** A choice among the sizes. */
export const WithOptions: Story = {
  args: { product: withOptions },
  globals: { viewport: { value: 'desktop' } },
};

export const WithOptionsOnPhone: Story = {
  tags: ['!autodocs'],
  args: { product: withOptions },
  globals: { viewport: { value: 'phone' } },
};

/** Several pictures. */
export const Full: Story = {
  globals: { viewport: { value: 'desktop' } },
};

/** Clicks and keys, as a visitor uses them. */
export const Interaction: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, step, userEvent }) => {
    const { product } = args;
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(product.name);
    await step('add two of them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tăng số lượng' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Thêm vào giỏ' }));
      await expect(args.onAdd).toHaveBeenCalledWith(product, expect.any(HTMLImageElement), 2);
    });
    await step('share it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Chia sẻ sản phẩm' }));
      await expect(args.onShare).toHaveBeenCalledOnce();
    });
    (document.activeElement as HTMLElement).blur();
  },
};

/** Name, price and button are on the first screen of a phone. */
export const FullOnPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('button', { name: 'Thêm vào giỏ' }).getBoundingClientRect();
    await expect(bar.bottom).toBeLessThanOrEqual(innerHeight);
    const price = canvas.getAllByText('450.000 VNĐ')[0]?.getBoundingClientRect();
    await expect(price?.bottom).toBeLessThan(bar.top);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** A reduced product with one picture. */
export const SaleWithOnePicture: Story = {
  args: {
    product: detailedOnSale,
    suits: ['Hỏa', 'Thổ'],
    categoryHref: '/store?category=Hũ+Đá',
    quantities: { [detailedOnSale._id]: 2 },
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chỉ còn 5 sản phẩm')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Đã thêm (2)' })).toBeVisible();
  },
};

export const SaleWithOnePictureOnPhone: Story = {
  ...SaleWithOnePicture,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

export const SoldOut: Story = {
  args: {
    product: detailedSoldOut,
    suits: ['Mộc', 'Hỏa'],
    categoryHref: '/store?category=Tượng',
    notice: <StockNotice onRequest={fn()} />,
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Hết hàng' })).toBeDisabled();
    await expect(canvas.getByRole('form', { name: 'Báo cho tôi khi có hàng' })).toBeVisible();
  },
};

export const SoldOutOnPhone: Story = {
  ...SoldOut,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

/** Long texts, and a product that suits everybody. */
export const LongTexts: Story = {
  args: {
    product: longDetails,
    suits: ['Kim', 'Mộc', 'Thủy', 'Hỏa', 'Thổ'],
    categoryHref: '/store?category=Vòng+Cổ',
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hợp mọi mệnh')).toBeVisible();
  },
};

export const LongTextsOnPhone: Story = {
  ...LongTexts,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** A product without details and without related products. */
export const Plain: Story = {
  args: {
    product: { ...detailedOnSale, stone: undefined, elements: [], size: undefined },
    suits: [],
  },
  tags: ['!autodocs'],
  globals: { viewport: { value: 'tablet' } },
  render: (args) => <ProductPage {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Hợp/)).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Sản phẩm liên quan' })).toBeNull();
  },
};
