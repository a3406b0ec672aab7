import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EventMark } from './event-mark.tsx';

const meta = {
  title: 'Almanac (lich)/EventMark',
  component: EventMark,
  args: { kind: 'off' },
} satisfies Meta<typeof EventMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DayOff: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('nghỉ lễ')).toBeInTheDocument();
  },
};

export const Commemoration: Story = { args: { kind: 'commemoration' } };

export const Tradition: Story = { args: { kind: 'tradition' } };
