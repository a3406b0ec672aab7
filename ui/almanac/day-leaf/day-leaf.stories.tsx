import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { english } from '../../messages/english/english.ts';
import { MessagesProvider } from '../../messages/use-messages.ts';
import { DayLeaf } from './day-leaf.tsx';

const meta = {
  title: 'Almanac (lich)/DayLeaf',
  component: DayLeaf,
  args: {
    date: { year: 2026, month: 11, day: 24 },
    weekday: 2,
    lunar: { year: 2026, month: 10, day: 16, leap: false },
    monthLength: 30,
    pillars: { day: 'Nhâm Dần', month: 'Kỷ Hợi', year: 'Bính Ngọ' },
    term: { name: 'Tiểu tuyết' },
    events: [{
      kind: 'off',
      name: { vi: 'Ngày Văn hóa Việt Nam', en: 'Vietnamese Culture Day' },
    }],
  },
} satisfies Meta<typeof DayLeaf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DayOff: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ngày Văn hóa Việt Nam')).toBeVisible();
    await expect(canvas.getByText('Thứ Ba')).toBeVisible();
  },
};

/** Mùng một: the lunar day is cinnabar. */
export const NewYear: Story = {
  args: {
    date: { year: 2027, month: 2, day: 6 },
    weekday: 6,
    lunar: { year: 2027, month: 1, day: 1, leap: false },
    pillars: { day: 'Bính Thìn', month: 'Nhâm Dần', year: 'Đinh Mùi' },
    term: { name: 'Lập xuân' },
    events: [{ kind: 'off', name: { vi: 'Tết Nguyên đán', en: 'Lunar New Year' } }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tháng Giêng năm Đinh Mùi')).toBeVisible();
  },
};

export const TwoEvents: Story = {
  args: {
    ...NewYear.args,
    date: { year: 2027, month: 2, day: 7 },
    weekday: 7,
    lunar: { year: 2027, month: 1, day: 2, leap: false },
    pillars: { day: 'Đinh Tỵ', month: 'Nhâm Dần', year: 'Đinh Mùi' },
    events: [
      { kind: 'off', name: { vi: 'Tết Nguyên đán', en: 'Lunar New Year' } },
      { kind: 'tradition', name: { vi: 'Mùng hai Tết', en: 'Second day of Tết' } },
    ],
  },
};

/** A solar term begins on this day. */
export const TermBegins: Story = {
  args: {
    date: { year: 2027, month: 2, day: 4 },
    weekday: 4,
    lunar: { year: 2026, month: 12, day: 28, leap: false },
    monthLength: 29,
    pillars: { day: 'Giáp Dần', month: 'Tân Sửu', year: 'Bính Ngọ' },
    term: { name: 'Lập xuân', begins: '08:46' },
    events: [],
  },
};

export const LeapMonth: Story = {
  args: {
    date: { year: 2025, month: 8, day: 8 },
    weekday: 5,
    lunar: { year: 2025, month: 6, day: 15, leap: true },
    monthLength: 29,
    pillars: { day: 'Kỷ Dậu', month: 'Quý Mùi', year: 'Ất Tỵ' },
    term: { name: 'Lập thu' },
    events: [],
  },
  globals: { viewport: { value: 'phone' } },
};

export const English: Story = {
  render: (args) => (
    <MessagesProvider value={english}>
      <DayLeaf {...args} />
    </MessagesProvider>
  ),
};
