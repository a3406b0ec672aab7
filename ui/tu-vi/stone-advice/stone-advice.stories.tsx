import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { suggestions } from '../stone-suggestions/suggestions.sample.ts';
import { StoneAdvice } from './stone-advice.tsx';

const meta = {
  title: 'Birth chart (tu vi)/StoneAdvice',
  component: StoneAdvice,
  args: {
    menh: 'Kim',
    generator: 'Thổ',
    overcomer: 'Hỏa',
    weakest: 'Thủy',
    points: { Kim: 1890, Mộc: 2640, Thủy: 500, Hỏa: 330, Thổ: 2320 },
    suggestions,
    onRetry: fn(),
    hrefFor: ({ _id }) => `/store?product=${_id}`,
    onAdd: fn(),
  },
} satisfies Meta<typeof StoneAdvice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The reasons come first, then the products. The rules are in a closed disclosure. */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
};

/** Clicks and keys, as a visitor uses them. */
export const Interaction: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Đá hợp với bạn' })).toBeVisible();
    await expect(canvas.getByText(/vì Thổ sinh Kim.* Tứ trụ của bạn ít hành Thủy/)).toBeVisible();
    await expect(canvas.getByText('7%')).toBeVisible();
    await expect(canvas.getByText(/Đá không chữa bệnh/)).toBeVisible();
    const rules = canvas.getByText('Gợi ý này dựa vào đâu?');
    await expect(canvas.getByText(/Hỏa khắc Kim/)).not.toBeVisible();
    await userEvent.click(rules);
    await expect(canvas.getByText(/Hỏa khắc Kim/)).toBeVisible();
    await expect(canvas.getByText(/dụng thần/)).toBeVisible();
    rules.blur();
  },
};

export const PhoneWidth: Story = {
  args: { weakest: 'Thổ' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Tứ trụ của bạn lại ít hành Thổ, nên càng hợp đá hành Thổ/))
      .toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Loading: Story = {
  args: { suggestions: undefined },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { suggestions: undefined, failed: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Chưa tải được sản phẩm');
    const button = canvas.getByRole('button', { name: 'Thử lại' });
    await userEvent.click(button);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    button.blur();
  },
};

/** No stone of the shop suits the chart. */
export const Empty: Story = {
  args: { suggestions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/tạm hết loại đá hợp/)).toBeVisible();
  },
};
