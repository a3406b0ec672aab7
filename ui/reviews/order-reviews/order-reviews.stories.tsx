import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { reviews } from '../reviews.sample.ts';
import type { OwnReviewView } from '../review-types.ts';
import { OrderReviews } from './order-reviews.tsx';

const [sample] = reviews;
const review = (status: OwnReviewView['status']): OwnReviewView => ({ ...sample!, status });

const meta = {
  title: 'Reviews (danh gia)/OrderReviews',
  component: OrderReviews,
  args: {
    products: [
      { id: 'a', name: 'Vòng Tay Đá Mắt Hổ', review: null },
      { id: 'b', name: 'Hũ Đá Thạch Anh Tím', review: review('waiting') },
      { id: 'c', name: 'Nhẫn Ngọc', review: review('approved') },
      { id: 'd', name: 'Tượng Voi Ngọc', review: review('rejected') },
    ],
    onReview: fn(),
  },
} satisfies Meta<typeof OrderReviews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clicks and keys, as a visitor uses them. */
export const Interaction: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText('Đang chờ duyệt')).toBeVisible();
    const write = canvas.getByRole('button', { name: 'Đánh giá Vòng Tay Đá Mắt Hổ' });
    await userEvent.click(write);
    await expect(args.onReview).toHaveBeenCalledWith('a');
    write.blur();
    await expect(canvas.getByRole('button', { name: 'Sửa đánh giá Nhẫn Ngọc' })).toBeVisible();
  },
};

export const LongNameOnPhone: Story = {
  args: {
    products: [{
      id: 'a',
      name: 'Vòng Cổ Bình An Khấu Cẩm Thạch Xanh Mướt Kèm Dây Đan Tay Phong Cách Cổ Điển',
      review: review('rejected'),
    }],
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
