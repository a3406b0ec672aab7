import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TuViSection } from './tu-vi-section.tsx';

const meta = {
  title: 'Birth chart (tu vi)/TuViSection',
  component: TuViSection,
  args: { title: 'Nghề nghiệp phù hợp', children: 'Giáo dục, xuất bản, đông y.' },
} satisfies Meta<typeof TuViSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The heading is the accessible name of the section. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: args.title })).toHaveTextContent('đông y');
  },
};
