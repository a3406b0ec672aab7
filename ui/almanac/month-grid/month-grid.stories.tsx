import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import leapMonth from './leap-month.sample.json' with { type: 'json' };
import { MonthGrid, type MonthGridDay } from './month-grid.tsx';
import monthOfTet from './month-of-tet.sample.json' with { type: 'json' };

const meta = {
  title: 'Almanac (lich)/MonthGrid',
  component: MonthGrid,
  args: {
    label: 'Tháng 2 năm 2027',
    weeks: monthOfTet as MonthGridDay[][],
    current: { year: 2027, month: 2, day: 6 },
  },
} satisfies Meta<typeof MonthGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MonthOfTet: Story = {
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: 'date' });
    await expect(current).toHaveTextContent('Ngày 6/2/2027, 1/1 âm lịch');
    await expect(canvas.getAllByText('nghỉ lễ').length).toBeGreaterThan(4);
  },
};

/** The arrow keys move by a day and by a week; Home and End go to the ends of the week. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const day = (text: string) => canvas.getByRole('link', { name: new RegExp(`^Ngày ${text}/`) });
    day('10/2').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(day('11/2')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(day('18/2')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(day('15/2')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(day('21/2')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await expect(day('13/2')).toHaveFocus();
  },
};

export const LeapMonth: Story = {
  args: { label: 'Tháng 8 năm 2025', weeks: leapMonth as MonthGridDay[][], current: undefined },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Compact: Story = { args: { compact: true, current: undefined } };
