import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { english } from '../../messages/english/english.ts';
import { MessagesProvider } from '../../messages/use-messages.ts';
import { ChosenDays, type ListedDay } from './chosen-days.tsx';
import days from './days.sample.json' with { type: 'json' };

const objections = [
  'birth',
  'spirit',
  'tamNuong',
  'nguyetKy',
  'thoTu',
  'vangVong',
  'nguyetPha',
  'tuLy',
  'tuTuyet',
  'duongCong',
];

const meta = {
  title: 'Almanac (lich)/ChosenDays',
  component: ChosenDays,
  args: {
    action: '/lich/chon-ngay',
    occasion: 'wedding',
    occasions: ['wedding', 'opening', 'moving', 'ground-breaking', 'travel'],
    from: '2027-03-01',
    to: '2027-03-31',
    births: '1996, 1998',
    objections,
    chosenObjections: objections,
    days: days as ListedDay[],
    count: 31,
    free: 8,
  },
} satisfies Meta<typeof ChosenDays>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the element at which the page that answers the form opens. */
const targetOf = (button: HTMLElement) =>
  document.getElementById(new URL((button as HTMLButtonElement).form!.action).hash.slice(1));

/** The last day was before the first one, and a year of birth was not valid. */
export const Corrected: Story = {
  args: {
    corrections: { to: 'early', births: true },
    to: '2027-03-01',
    days: [],
    count: 1,
    free: 0,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Đến ngày')).toHaveAccessibleDescription(/từ ngày bắt đầu/);
    await expect(canvas.getByLabelText(/Năm sinh/)).toHaveAccessibleDescription(/^Đã bỏ qua/);
    await expect(targetOf(canvas.getByRole('button'))).toBe(canvas.getByLabelText('Đến ngày'));
  },
};

export const Found: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('31 ngày, trong đó 8 ngày');
    await expect(canvas.getByLabelText('Tam nương')).toBeChecked();
    await expect(targetOf(canvas.getByRole('button'))).toBe(canvas.getByRole('status'));
  },
};

export const NothingRequested: Story = { args: { days: [], count: 0, free: 0, births: '' } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const English: Story = {
  render: (args) => (
    <MessagesProvider value={english}>
      <ChosenDays {...args} />
    </MessagesProvider>
  ),
};
