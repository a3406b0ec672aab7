import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'Primitives (thanh phan)/Skeleton',
  component: Skeleton,
  args: { className: 'h-4 w-64' },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Square: Story = { args: { className: 'size-64 rounded-card' } };
export const Round: Story = { args: { className: 'size-28 rounded-tag' } };
