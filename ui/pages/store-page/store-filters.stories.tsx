import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { seedOf } from '../../catalogue/seed.sample.ts';
import { framed, pageParameters } from '../../layout/shop-frame/framed.sample.tsx';
import { storePageArgs } from './store-page-args.sample.ts';
import { StorePage } from './store-page.tsx';
import { pageSize } from './stateful-store.sample.tsx';

const meta = {
  title: 'Pages (trang)/StorePage: filters',
  component: StorePage,
  args: storePageArgs,
  decorators: [framed('store')],
  parameters: pageParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof StorePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Products that suit an element, in a range of prices, the cheapest first. */
export const ElementAndPrice: Story = {
  args: {
    element: { ...storePageArgs.element, value: 'Thổ' },
    price: { min: 200_000, max: 1_000_000 },
    sort: { ...storePageArgs.sort, value: 'price-asc' },
  },
  globals: { viewport: { value: 'desktop' } },
  render: (args, context) => {
    const products = seedOf(context)
      .filter(({ elements = [], price }) =>
        elements.some((element) => element === 'Thổ' || element === 'Hỏa') &&
        price >= 200_000 && price <= 1_000_000
      )
      .sort((a, b) => a.price - b.price);
    return <StorePage {...args} total={products.length} products={products.slice(0, pageSize)} />;
  },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('the controls show the choice', async () => {
      await expect(canvas.getByLabelText('Hợp mệnh')).toHaveValue('Thổ');
      await expect(canvas.getByText('200.000 – 1.000.000')).toBeVisible();
      await expect(canvas.getByLabelText('Sắp xếp')).toHaveDisplayValue('Giá tăng dần');
    });
    await step('a form without scripts sends them', async () => {
      const form = canvas.getByRole<HTMLFormElement>('search');
      await expect(Object.fromEntries(new FormData(form))).toMatchObject({
        element: 'Thổ',
        min: '200.000',
        max: '1.000.000',
        sort: 'price-asc',
      });
    });
    await step('choose another element', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Hợp mệnh'), 'Kim');
      await expect(args.element.onChange).toHaveBeenCalledWith('Kim');
      await userEvent.selectOptions(canvas.getByLabelText('Hợp mệnh'), 'Thổ');
      canvas.getByLabelText('Hợp mệnh').blur();
    });
  },
};

export const ElementAndPriceOnPhone: Story = {
  ...ElementAndPrice,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** All filters at once, with a subcategory and the fields of the price open. */
export const AllOnPhone: Story = {
  ...ElementAndPrice,
  args: {
    ...ElementAndPrice.args,
    filter: {
      ...storePageArgs.filter,
      category: 'Vòng Tay',
      subCategories: ['Phong Thủy', 'Thời Trang', 'Cao Cấp'],
      subCategory: 'Phong Thủy',
    },
  },
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Giá:'));
    await expect(canvas.getByRole('button', { name: 'Áp dụng' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
