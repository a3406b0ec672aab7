import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RichText } from './rich-text.tsx';
import { sampleText } from './rich-text.sample.ts';

const meta = {
  title: 'Primitives (thanh phan)/RichText',
  component: RichText,
  args: { blocks: sampleText },
  decorators: [
    (Story) => (
      <>
        <h1 className='text-3xl'>Đổi trả và hoàn tiền</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every kind of block. */
export const Default: Story = {};

/** Clicks and keys, as a visitor uses them. */
export const Interaction: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    await expect(canvas.getByRole('table')).toBeVisible();
    const links = canvas.getAllByRole('link');
    await step('Tab focuses the links in reading order', async () => {
      for (const link of links) {
        await userEvent.tab();
        await expect(link).toHaveFocus();
      }
    });
    links.at(-1)?.blur();
  },
};

/** Long words break, and a table stays within the screen. */
export const LongWordsOnPhone: Story = {
  args: {
    blocks: [
      { kind: 'paragraph', children: [`https://${'dia-chi-rat-dai.'.repeat(8)}example`] },
      {
        kind: 'table',
        head: [['Nội dung'], ['Trả lời lần đầu'], ['Giải quyết xong'], ['Ghi chú']],
        rows: [[['Phí'], ['2'], ['7'], ['x'.repeat(60)]]],
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Empty: Story = { args: { blocks: [] }, tags: ['!autodocs'] };

/** Markup in a text is shown, not interpreted. */
export const Markup: Story = {
  args: {
    blocks: [{ kind: 'paragraph', children: ['<script>alert(1)</script> & <b>đậm</b>'] }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<script>alert(1)</script> & <b>đậm</b>')).toBeVisible();
  },
};
