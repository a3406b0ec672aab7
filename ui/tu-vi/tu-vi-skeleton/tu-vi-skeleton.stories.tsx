import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { colorHex, samples } from '../tu-vi-result/analysis.sample.ts';
import { TuViResult } from '../tu-vi-result/tu-vi-result.tsx';
import { TuViSkeleton } from './tu-vi-skeleton.tsx';

const meta = {
  title: 'Tử Vi/TuViSkeleton',
  component: TuViSkeleton,
} satisfies Meta<typeof TuViSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It says that it is waiting. */
export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Đang phân tích');
  },
};

/** Above what comes in its place: as high, within a line or two of text. */
const beside: Story = {
  render: () => (
    <>
      <TuViSkeleton />
      <TuViResult analysis={samples.moc.analysis} colorHex={colorHex} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [waiting, there] = [...canvasElement.querySelectorAll('article')].map((sheet) =>
      sheet.clientHeight
    );
    await expect(Math.abs((waiting ?? 0) - (there ?? 0))).toBeLessThan(60);
  },
};

export const FinalSize: Story = { ...beside, globals: { viewport: { value: 'desktop' } } };
export const FinalSizeOnPhone: Story = { ...beside, globals: { viewport: { value: 'phone' } } };
