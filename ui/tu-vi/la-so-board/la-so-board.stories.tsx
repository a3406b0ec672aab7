import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LaSoBoard } from './la-so-board.tsx';
import { laSoSamples } from './la-so.sample.ts';

const meta = {
  title: 'Birth chart (tu vi)/LaSoBoard',
  component: LaSoBoard,
  args: {
    chart: laSoSamples.usual.chart,
    name: 'Lê Thị Quỳnh',
    solarDate: '10/02/1985',
    time: '08:30',
    onPalaceOpen: fn(),
  },
  decorators: [(Story) => <div className='@container max-w-240'>{Story()}</div>],
} satisfies Meta<typeof LaSoBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The list begins with Mệnh. Each palace is a button in its traditional square. */
export const Default: Story = {};

/** Clicks and keys, as a visitor uses them. */
export const Interaction: Story = {
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    const buttons = canvas.getAllByRole('button');
    await step('the palaces are listed from Mệnh on', async () => {
      await expect(canvas.getByRole('list', { name: 'Mười hai cung' }).childElementCount).toBe(12);
      await expect(buttons.slice(0, 3).map((button) => button.ariaLabel)).toEqual([
        'Cung Mệnh',
        'Cung Phụ Mẫu',
        'Cung Phúc Đức',
      ]);
    });
    await step('Tỵ is the first square and Hợi the last one', async () => {
      const board = canvasElement.querySelector('[data-slot=la-so-board]')!.getBoundingClientRect();
      const square = (name: string) =>
        canvas.getByRole('button', { name }).closest('li')!.getBoundingClientRect();
      await expect(square('Cung Tật Ách').top - board.top).toBeLessThan(4);
      await expect(square('Cung Tật Ách').left - board.left).toBeLessThan(4);
      await expect(board.bottom - square('Cung Phụ Mẫu').bottom).toBeLessThan(4);
      await expect(board.right - square('Cung Phụ Mẫu').right).toBeLessThan(4);
    });
    await step('open a palace', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cung Tài Bạch (Thân)' }));
      await expect(args.onPalaceOpen).toHaveBeenLastCalledWith('Tài Bạch');
      (document.activeElement as HTMLElement).blur();
    });
  },
};

/** A palace with 21 minor stars: its row grows, and no text is cut off. */
export const Crowded: Story = {
  args: {
    chart: laSoSamples.crowded.chart,
    name: 'Công Tằng Tôn Nữ Nguyễn Thị Thùy Dương Hoàng Ngọc',
    solarDate: '07/03/1955',
    time: undefined,
  },
  play: async ({ canvasElement }) => {
    for (const palace of canvasElement.querySelectorAll('[data-slot=la-so-palace]')) {
      await expect(palace.scrollWidth).toBeLessThanOrEqual(palace.clientWidth);
      await expect(palace.scrollHeight).toBeLessThanOrEqual(palace.clientHeight);
    }
  },
};

/** Without a year there are no limits, and a shared chart has no name. */
export const WithoutYearOrName: Story = {
  args: { chart: laSoSamples.noYear.chart, name: '', solarDate: '17/05/1990', time: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/hạn|Năm xem/)).toBeNull();
    await expect(canvas.getByText('Lá số Tử Vi')).toBeVisible();
  },
};

/** On a phone the whole board fits with the main stars only. */
export const PhoneWidth: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await expect(canvas.getByText('Thất Sát')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Cát tinh' })).toBeNull();
    const board = canvasElement.querySelector('[data-slot=la-so-board]')!.getBoundingClientRect();
    await expect(board.height).toBeLessThan(innerHeight);
  },
};

/** On the narrowest phone no text is cut off. */
export const Narrow: Story = {
  ...Crowded,
  decorators: [(Story) => <div className='@container max-w-69'>{Story()}</div>],
};

/** The palaces follow each other in the tab order, and Enter opens one. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    for (const name of ['Cung Mệnh', 'Cung Phụ Mẫu']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onPalaceOpen).toHaveBeenCalledWith('Phụ Mẫu');
  },
};
