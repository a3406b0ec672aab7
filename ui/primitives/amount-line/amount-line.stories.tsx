import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AmountLine } from './amount-line.tsx';

const meta = {
  title: 'Primitives (thanh phan)/AmountLine',
  component: AmountLine,
  args: { name: 'Tạm tính', amount: 1_318_000 },
  decorators: [(Story) => (
    <dl className='max-w-80'>
      <Story />
    </dl>
  )],
} satisfies Meta<typeof AmountLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A discount has a minus sign. */
export const Discount: Story = {
  args: { name: 'Giảm giá (WELCOME10)', amount: -131_800 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−131.800 VNĐ')).toBeVisible();
  },
};

/** In a whole bill the amounts are right-aligned, with digits of equal width. */
export const Bill: Story = {
  render: () => (
    <>
      <AmountLine name='Tạm tính' amount={1_111_000} />
      <AmountLine name='Giảm giá' amount={-888_000} />
      <AmountLine name='Phí giao hàng' amount={10_000} />
      <AmountLine name='Tổng cộng' amount={233_000} sum />
    </>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const width = (text: string) => {
      const node = canvas.getByText((content) => content.includes(text)).lastChild!;
      const range = document.createRange();
      range.setStart(node, node.textContent!.indexOf(text));
      range.setEnd(node, node.textContent!.indexOf(text) + text.length);
      return range.getBoundingClientRect().width;
    };
    await expect(width('111')).toBeGreaterThan(0);
    await expect(width('111')).toBeCloseTo(width('888'), 1);
  },
};
