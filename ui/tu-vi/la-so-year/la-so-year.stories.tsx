import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { laSoSamples } from '../la-so-board/la-so.sample.ts';
import { LaSoYear } from './la-so-year.tsx';

const meta = {
  title: 'Birth chart (tu vi)/LaSoYear',
  component: LaSoYear,
  args: { chart: laSoSamples.usual.chart, onYearChange: fn() },
  decorators: [(Story) => <div className='@container max-w-220'>{Story()}</div>],
} satisfies Meta<typeof LaSoYear>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Limits of the chosen year, and the years of a life to choose from. */
export const Default: Story = {};

/** Clicks and keys, as a visitor uses them. */
export const Interaction: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const years = canvas.getByLabelText<HTMLSelectElement>('Xem hạn năm');
    await expect(years.selectedOptions[0]).toHaveTextContent('2026 (42 tuổi)');
    await expect(years.options).toHaveLength(121);
    await expect(canvas.getByText('Năm Bính Ngọ 2026, 42 tuổi (tuổi mụ)')).toBeVisible();
    const months = canvas.getAllByRole('listitem');
    await expect(months).toHaveLength(12);
    await step('choose another year, then none', async () => {
      await userEvent.selectOptions(years, '2030 (46 tuổi)');
      await expect(args.onYearChange).toHaveBeenLastCalledWith(2030);
      await userEvent.selectOptions(years, 'Không chọn năm');
      await expect(args.onYearChange).toHaveBeenLastCalledWith(undefined);
    });
  },
};

export const PhoneWidth: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** No year is chosen: only the select is shown. */
export const WithoutYear: Story = {
  args: { chart: laSoSamples.noYear.chart },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

const { chart } = laSoSamples.usual;
const childhood = { ...chart.luuNien!, year: 1987, age: 3, daiHan: null };

/** A child that has not reached the first decade. */
export const BeforeFirstDecade: Story = {
  args: { chart: { ...chart, luuNien: childhood } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/đại hạn đầu bắt đầu lúc 5 tuổi/)).toBeVisible();
  },
};
