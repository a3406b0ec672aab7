import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link, LinkProvider } from './link.tsx';

const meta = {
  title: 'Primitives (thanh phan)/Link',
  component: Link,
  args: { href: '/store', children: 'Xem Cửa Hàng', className: 'text-jade underline' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a provider a link is an anchor. */
export const Plain: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Xem Cửa Hàng' });
    await expect(link).toHaveAttribute('href', '/store');
    await step('Tab focuses the link', async () => {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    });
    link.blur();
  },
};

const followed = fn();

/** With a provider, the application handles the navigation. */
export const InAnApplication: Story = {
  decorators: [
    (Story) => (
      <LinkProvider
        value={({ href, children, className }) => (
          <a
            href={href}
            className={className}
            onClick={(event) => {
              event.preventDefault();
              followed(href);
            }}
          >
            {children}
          </a>
        )}
      >
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Xem Cửa Hàng' }));
    await expect(followed).toHaveBeenCalledWith('/store');
  },
};
