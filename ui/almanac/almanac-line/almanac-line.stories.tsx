import type { Explanation } from '@thach-an/lunar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { english } from '../../messages/english/english.ts';
import { MessagesProvider } from '../../messages/use-messages.ts';
import { AlmanacLine } from './almanac-line.tsx';
import lines from './lines.sample.json' with { type: 'json' };

const explanations = lines as Explanation[];
const line = (field: string) => explanations.find((line) => line.field === field)!;

const meta = {
  title: 'Almanac (lich)/AlmanacLine',
  component: AlmanacLine,
  args: { explanation: line('truc') },
} satisfies Meta<typeof AlmanacLine>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the line by keyboard. */
export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    const rule = canvas.getByText(/Mười hai trực/);
    await expect(rule).not.toBeVisible();
    await userEvent.click(canvas.getByText('Trực'));
    await expect(rule).toBeVisible();
    await userEvent.click(canvas.getByText('Trực'));
    await expect(rule).not.toBeVisible();
  },
};

/** Sources differ: the note has the value of the other school. */
export const TwoSchools: Story = {
  args: { explanation: line('taiThan'), open: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/theo sách Trung Quốc/)).toBeVisible();
  },
};

export const LongValue: Story = {
  args: { explanation: line('hours'), open: true },
  globals: { viewport: { value: 'phone' } },
};

export const English: Story = {
  args: { explanation: line('taiThan'), open: true },
  render: (args) => (
    <MessagesProvider value={english}>
      <AlmanacLine {...args} />
    </MessagesProvider>
  ),
};
