import type { NguHanh } from '@thach-an/lunar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ElementTag } from './element-tag.tsx';

const meta = {
  title: 'Catalogue (cua hang)/ElementTag',
  component: ElementTag,
  args: { element: 'Thổ' },
} satisfies Meta<typeof ElementTag>;
export default meta;
type Story = StoryObj<typeof meta>;

const elements: NguHanh[] = ['Kim', 'Mộc', 'Thủy', 'Hỏa', 'Thổ'];

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Thổ')).toBeVisible();
  },
};

export const All: Story = {
  render: () => (
    <ul role='list' className='flex flex-wrap gap-2'>
      {elements.map((element) => (
        <li key={element}>
          <ElementTag element={element} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(elements.length);
  },
};
