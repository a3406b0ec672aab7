import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MarkedText } from './marked-text.tsx';

const meta = {
  title: 'Catalogue (cua hang)/MarkedText',
  component: MarkedText,
  args: { text: 'Vòng Tay Đá Mắt Hổ', ranges: [{ start: 12, end: 15 }, { start: 16, end: 18 }] },
} satisfies Meta<typeof MarkedText>;
export default meta;
type Story = StoryObj<typeof meta>;

const marked = (element: HTMLElement) =>
  Array.from(element.querySelectorAll('mark'), ({ textContent }) => textContent);

/** Two words of a search. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(marked(canvasElement)).toEqual(['Mắt', 'Hổ']);
    await expect(canvasElement).toHaveTextContent('Vòng Tay Đá Mắt Hổ');
  },
};

/** Without ranges it is plain text. */
export const Unmarked: Story = {
  args: { ranges: undefined },
  play: async ({ canvasElement }) => {
    await expect(marked(canvasElement)).toEqual([]);
    await expect(canvasElement).toHaveTextContent('Vòng Tay Đá Mắt Hổ');
  },
};

/** Ranges in secondary text. A range after the end of a shortened text has no effect. */
export const Shortened: Story = {
  args: {
    text: 'Chuỗi hạt mắt hổ 10 mm, vân nâu vàng...',
    ranges: [{ start: 10, end: 13 }, { start: 14, end: 16 }, { start: 120, end: 123 }],
  },
  decorators: [(Story) => <p className='max-w-72 text-sm text-ink-soft'>{Story()}</p>],
  play: async ({ canvasElement }) => {
    await expect(marked(canvasElement)).toEqual(['mắt', 'hổ']);
  },
};
