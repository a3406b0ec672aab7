import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SuitedElements } from './suited-elements.tsx';

const meta = {
  title: 'Catalogue (cua hang)/SuitedElements',
  component: SuitedElements,
  args: { elements: ['Kim', 'Thổ'] },
} satisfies Meta<typeof SuitedElements>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Hợp mệnh');
    const names = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(names).toEqual(['Kim', 'Thổ']);
  },
};

export const AllOnPhone: Story = {
  args: { elements: ['Kim', 'Mộc', 'Thủy', 'Hỏa', 'Thổ'] },
  globals: { viewport: { value: 'phone' } },
};
