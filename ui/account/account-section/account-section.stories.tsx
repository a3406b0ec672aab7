import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccountSection } from './account-section.tsx';

const meta = {
  title: 'Account (tai khoan)/AccountSection',
  component: AccountSection,
  args: { title: 'Họ tên', children: 'Nguyễn Thị An' },
} satisfies Meta<typeof AccountSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Họ tên' })).toHaveTextContent('Nguyễn Thị An');
  },
};
