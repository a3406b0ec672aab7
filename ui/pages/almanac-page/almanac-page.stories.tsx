import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Explanation } from '@thach-an/lunar';
import { expect, waitFor } from 'storybook/test';
import { AlmanacLine } from '../../almanac/almanac-line/almanac-line.tsx';
import lines from '../../almanac/almanac-line/lines.sample.json' with { type: 'json' };
import { DayLeaf } from '../../almanac/day-leaf/day-leaf.tsx';
import { framed, pageParameters } from '../../layout/shop-frame/framed.sample.tsx';
import { AlmanacPage } from './almanac-page.tsx';

const meta = {
  title: 'Pages (trang)/AlmanacPage',
  component: AlmanacPage,
  args: {
    heading: 'Hôm nay 4/2/2027',
    searchAction: '/lich/tim',
    folkSwitch: true,
    views: [
      { label: 'Hôm nay', href: '/lich', current: true },
      { label: 'Tháng', href: '/lich/2027-02', current: false },
      { label: 'Năm', href: '/lich/nam-2027', current: false },
      { label: 'Chọn ngày', href: '/lich/chon-ngay', current: false },
      { label: 'Nhắc giỗ', href: '/lich/nhac-gio', current: false },
    ],
    children: (
      <>
        <DayLeaf
          date={{ year: 2027, month: 2, day: 4 }}
          weekday={4}
          lunar={{ year: 2026, month: 12, day: 28, leap: false }}
          monthLength={29}
          pillars={{ day: 'Giáp Dần', month: 'Tân Sửu', year: 'Bính Ngọ' }}
          term={{ name: 'Lập xuân', begins: '08:46' }}
        />
        <section className='folk'>
          {(lines as Explanation[]).map((line) => (
            <AlmanacLine key={line.field} explanation={line} />
          ))}
        </section>
      </>
    ),
  },
  decorators: [framed()],
  parameters: pageParameters,
} satisfies Meta<typeof AlmanacPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Trực')).toBeVisible();
    await userEvent.click(canvas.getByLabelText('Phần dân gian'));
    await expect(canvas.getByText('Trực')).not.toBeVisible();
    await userEvent.click(canvas.getByLabelText('Phần dân gian'));
    await expect(canvas.getByText('Trực')).toBeVisible();
  },
};

export const Phone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

let isLarge = false;

/** A page that comes back from the back/forward cache shows the switches of the later page. */
export const Restored: Story = {
  tags: ['!autodocs'],
  args: { switches: { read: () => ({ 'chu-lon': isLarge }), write: () => {} } },
  beforeEach: () => {
    isLarge = false;
  },
  play: async ({ canvas }) => {
    const large = canvas.getByLabelText('Chữ lớn');
    await expect(large).not.toBeChecked();
    isLarge = true;
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(large).toBeChecked());
  },
};

/** A text that is not a date: the field takes the focus and names the forms that it reads. */
export const NotADate: Story = {
  args: { unread: 'ngày lành tháng tốt' },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Tìm ngày');
    await expect(field).toHaveValue('ngày lành tháng tốt');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/^Lịch không có ngày này/);
  },
};
