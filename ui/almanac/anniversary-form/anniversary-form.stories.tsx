import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { english } from '../../messages/english/english.ts';
import { MessagesProvider } from '../../messages/use-messages.ts';
import { AnniversaryForm, type AnniversaryLine } from './anniversary-form.tsx';

const grandfather: AnniversaryLine = {
  id: 'a',
  name: 'Giỗ ông nội',
  day: 30,
  month: 12,
  leap: false,
  leapPolicy: 'regular',
  shortMonth: 'last-day',
};

const meta = {
  title: 'Almanac (lich)/AnniversaryForm',
  component: AnniversaryForm,
  args: {
    action: '/lich/gio.ics',
    lines: [grandfather],
    onChange: fn(),
    next: [{ date: 'Thứ Sáu, 5/2/2027', eve: '4/2/2027', leap: false, adjusted: 'last-day' }],
    alarm: 'eve-7',
    onAlarmChange: fn(),
    onAdd: fn(),
    onDownload: fn(),
    onSubscribe: fn(),
  },
  parameters: { state: { lines: 'onChange', alarm: 'onAlarmChange' } },
} satisfies Meta<typeof AnniversaryForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Day 30 of a month of 29 days: the adjustment stands beside the date. */
export const ShortMonth: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Tháng thiếu, cúng ngày 29.');
    await step('type another name', async () => {
      await userEvent.clear(canvas.getByLabelText('Tên'));
      await userEvent.type(canvas.getByLabelText('Tên'), 'Giỗ bà');
      await expect(args.onChange).toHaveBeenLastCalledWith([
        expect.objectContaining({ name: 'Giỗ bà' }),
      ]);
    });
    await step('save the file and request the address', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tải tệp lịch 30 năm' }));
      await expect(args.onDownload).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: 'Tạo địa chỉ đăng ký lịch' }));
      await expect(args.onSubscribe).toHaveBeenCalledOnce();
    });
  },
};

export const TwoLines: Story = {
  args: {
    lines: [grandfather, { ...grandfather, id: 'b', name: 'Giỗ cụ bà', leap: true, month: 6 }],
    next: [
      { date: 'Thứ Sáu, 5/2/2027', eve: '4/2/2027', leap: false, adjusted: 'last-day' },
      null,
    ],
    address: 'https://thachan.example/lich/gio.ics?ten=Gi%E1%BB%97+%C3%B4ng&ngay=30&thang=12',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ giỗ thứ 2' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([grandfather]);
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Danh sách giỗ' })).toHaveFocus());
  },
};

/** Large print leaves 616 px: every text of a choice is whole, beside its arrow. */
export const LargePrint: Story = {
  decorators: [(Story) => (
    <div className='w-154 max-w-full'>
      <Story />
    </div>
  )],
  play: async ({ canvas }) => {
    const context = document.createElement('canvas').getContext('2d')!;
    for (const select of canvas.getAllByRole<HTMLSelectElement>('combobox')) {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      context.font = font;
      const widths = [...select.options].map(({ text }) => context.measureText(text).width);
      const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      await expect(Math.max(...widths)).toBeLessThanOrEqual(room);
    }
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const English: Story = {
  render: (args) => (
    <MessagesProvider value={english}>
      <AnniversaryForm {...args} />
    </MessagesProvider>
  ),
};
