import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { sessions } from './sessions.sample.ts';
import { SessionsSection } from './sessions-section.tsx';

const done = () => Promise.resolve({});

const meta = {
  title: 'Account (tai khoan)/SessionsSection',
  component: SessionsSection,
  args: { sessions, onEnd: fn(done), onEndAll: fn(done) },
  decorators: [(Story) => <div className='max-w-170'>{Story()}</div>],
} satisfies Meta<typeof SessionsSection>;
export default meta;
type Story = StoryObj<typeof SessionsSection>;

/** This browser has no button of its own. */
export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('Thiết bị này')).toBeVisible();
    await expect(canvas.getByText('20/11/2026 09:15')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Chrome/ })).toBeNull();
  },
};

export const SeveralOnPhone: Story = {
  ...Several,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const OnlyThis: Story = {
  args: { sessions: sessions.slice(0, 1) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng xuất mọi thiết bị' }));
    await expect(args.onEndAll).toHaveBeenCalledOnce();
  },
};

/** The focus moves to the section when the row is removed. */
export const ByKeyboard: Story = {
  render: function Stateful(args) {
    const [shown, setShown] = useState(args.sessions);
    return (
      <SessionsSection
        {...args}
        sessions={shown}
        onEnd={async (id) => {
          setShown(shown.filter((session) => session.id !== id));
          return await args.onEnd(id);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Đăng xuất Safari trên iPhone' }))
      .toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnd).toHaveBeenCalledWith('phien-2');
    await waitFor(() => expect(canvas.getByRole('region')).toHaveFocus());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Failed: Story = {
  args: {
    onEnd: () => Promise.resolve({ error: 'Có lỗi xảy ra, vui lòng thử lại' }),
    onEndAll: () => Promise.resolve({ error: 'Có lỗi xảy ra, vui lòng thử lại' }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng xuất Safari trên iPhone' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng xuất mọi thiết bị' }));
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2));
  },
};
