import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ChartsSection } from './charts-section.tsx';
import { savedCharts } from './saved-charts.sample.ts';

const done = () => Promise.resolve({});

const meta = {
  title: 'Account (tai khoan)/ChartsSection',
  component: ChartsSection,
  args: {
    charts: savedCharts,
    onRetry: fn(),
    onOpen: fn(),
    onDelete: fn(done),
    onGreet: fn(done),
  },
  decorators: [(Story) => <div className='max-w-170'>{Story()}</div>],
} satisfies Meta<typeof ChartsSection>;
export default meta;
type Story = StoryObj<typeof ChartsSection>;

export const Several: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    const open = canvas.getByRole('button', { name: /^Xem lá số của Nguyễn/ });
    await userEvent.click(open);
    await expect(args.onOpen).toHaveBeenCalledWith('la-so-1');
    open.blur();
  },
};

export const SeveralOnPhone: Story = {
  ...Several,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** One chart at most is used on the home page. */
export const Greeting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('checkbox', { name: /^Gợi ý đá trên trang chủ/ });
    await expect(first).toBeChecked();
    await expect(second).not.toBeChecked();
    await userEvent.click(second!);
    await expect(args.onGreet).toHaveBeenCalledWith('la-so-2', true);
    second!.blur();
  },
};

export const Empty: Story = {
  args: { charts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Bạn chưa lưu lá số nào/)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { charts: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Đang tải lá số');
  },
};

export const Failed: Story = {
  args: { charts: undefined, failed: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Chưa tải được lá số.');
    const button = canvas.getByRole('button', { name: 'Thử lại' });
    await userEvent.click(button);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    button.blur();
  },
};

/** Deleting takes two presses. The focus moves to the harmless button, then to the section. */
export const DeleteByKeyboard: Story = {
  render: function Stateful(args) {
    const [charts, setCharts] = useState(args.charts);
    return (
      <ChartsSection
        {...args}
        charts={charts}
        onDelete={async (id) => {
          setCharts(charts?.filter((chart) => chart.id !== id));
          return await args.onDelete(id);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^Xóa lá số của Nguyễn/ }).focus();
    await userEvent.keyboard('{Enter}');
    const keep = canvas.getByRole('button', { name: /^Giữ lại lá số của Nguyễn/ });
    await waitFor(() => expect(keep).toHaveFocus());
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith('la-so-1');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Lá số đã lưu' })).toHaveFocus());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const GreetingFailed: Story = {
  args: { onGreet: () => Promise.resolve({ error: 'Có lỗi xảy ra, vui lòng thử lại' }) },
  play: async ({ canvas, userEvent }) => {
    const [, second] = canvas.getAllByRole('checkbox');
    await userEvent.click(second!);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Có lỗi xảy ra');
    await expect(second).not.toBeChecked();
    second!.blur();
  },
};
