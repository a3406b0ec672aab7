import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { colorHex, samples } from './analysis.sample.ts';
import { TuViResult } from './tu-vi-result.tsx';

const meta = {
  title: 'Birth chart (tu vi)/TuViResult',
  component: TuViResult,
  args: {
    analysis: samples.kim.analysis,
    colorHex,
    onPrint: fn(),
    onShare: fn(),
    onNewAnalysis: fn(),
  },
} satisfies Meta<typeof TuViResult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kim: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(args.analysis.name);
    const headings = canvas.getAllByRole('heading', { level: 3 }).map((heading) =>
      heading.textContent
    );
    await expect(headings).toEqual([
      'Bản mệnh',
      'Tứ trụ',
      'Người mệnh Kim',
      'Phong thủy',
      'Nghề nghiệp phù hợp',
    ]);
  },
};

/** The widest texts of the pillars fit in their cards. */
export const Moc: Story = {
  args: { analysis: samples.moc.analysis },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const halves = canvasElement.querySelectorAll('[data-slot=tu-vi-pillars] dd');
    await expect(halves).toHaveLength(8);
    for (const half of halves) {
      await expect(half.scrollWidth).toBeLessThanOrEqual(half.clientWidth);
    }
  },
};
export const MocOnPhone: Story = { ...Moc, globals: { viewport: { value: 'phone' } } };

/** Checks the name and the element of the chart, then presses each button. */
const showsChart: Story['play'] = async ({ args, canvas, step, userEvent }) => {
  const { name, menh } = args.analysis;
  await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(name);
  await expect(canvas.getByRole('heading', { name: `Người mệnh ${menh.nguHanh}` })).toBeVisible();
  const actions = [
    ['In lá số', args.onPrint],
    ['Chia sẻ', args.onShare],
    ['Xem cho người khác', args.onNewAnalysis],
  ] as const;
  for (const [label, action] of actions) {
    await step(`press "${label}"`, async () => {
      const button = canvas.getByRole('button', { name: label });
      await userEvent.click(button);
      await expect(action).toHaveBeenCalledOnce();
      button.blur();
    });
  }
};

export const Thuy: Story = { args: { analysis: samples.thuy.analysis }, play: showsChart };
export const Hoa: Story = { args: { analysis: samples.hoa.analysis }, play: showsChart };
export const Tho: Story = { args: { analysis: samples.tho.analysis }, play: showsChart };

export const LeapMonth: Story = {
  args: { analysis: samples.leapMonth.analysis },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/\(nhuận\)/)).toBeVisible();
  },
};

export const LongName: Story = {
  args: { analysis: samples.longName.analysis },
  play: showsChart,
};

/** From a shared link: no name, and no button to share it again. */
export const Shared: Story = {
  args: { analysis: { ...samples.tho.analysis, name: '' }, onPrint: undefined, onShare: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(/^Lá số Tử Vi$/);
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** No content is wider than the phone. */
export const PhoneWidth: Story = {
  args: { analysis: samples.longName.analysis },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** The buttons follow the chart in the tab order, from left to right. */
export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    for (const action of [args.onPrint, args.onShare, args.onNewAnalysis]) {
      await userEvent.tab();
      await expect(action).not.toHaveBeenCalled();
      await userEvent.keyboard('{Enter}');
      await expect(action).toHaveBeenCalledOnce();
    }
  },
};
