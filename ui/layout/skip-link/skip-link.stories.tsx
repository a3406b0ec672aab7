import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Layout (khung trang)/SkipLink',
  component: SkipLink,
  args: { href: '#noi-dung' },
  decorators: [(Story) => (
    <>
      {Story()}
      <main id='noi-dung' tabIndex={-1} className='pt-16 outline-none'>Nội dung của trang</main>
    </>
  )],
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The content gets the focus. The address stays: its fragment may have a meaning for the page. */
export const Followed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const address = location.href;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(location.href).toBe(address);
  },
};

/** The link is visible only while it has the focus. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Chuyển đến nội dung chính' });
    await expect(link.clientWidth).toBeLessThanOrEqual(1);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.clientHeight).toBeGreaterThanOrEqual(44);
  },
};
