import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { colorHex, samples } from '../tu-vi-result/analysis.sample.ts';
import { TuViResult } from '../tu-vi-result/tu-vi-result.tsx';
import { TuViSkeleton } from './tu-vi-skeleton.tsx';

const meta = {
  title: 'Birth chart (tu vi)/TuViSkeleton',
  component: TuViSkeleton,
} satisfies Meta<typeof TuViSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The waiting is announced to screen readers. */
export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Đang phân tích');
  },
};

/** Skeleton above a chart: both have the same height within one or two lines of text. */
const comparison: Story = {
  render: () => (
    <>
      <TuViSkeleton />
      <TuViResult analysis={samples.moc.analysis} colorHex={colorHex} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [skeleton, result] = [...canvasElement.querySelectorAll('article')].map((sheet) =>
      sheet.clientHeight
    );
    await expect(Math.abs((skeleton ?? 0) - (result ?? 0))).toBeLessThan(60);
  },
};

export const FinalSize: Story = { ...comparison, globals: { viewport: { value: 'desktop' } } };
export const FinalSizeOnPhone: Story = { ...comparison, globals: { viewport: { value: 'phone' } } };
