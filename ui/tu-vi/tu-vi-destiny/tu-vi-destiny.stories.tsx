import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samples } from '../tu-vi-result/analysis.sample.ts';
import { TuViDestiny, type TuViDestinyProps } from './tu-vi-destiny.tsx';

const propsOf = (name: keyof typeof samples): TuViDestinyProps => {
  const { menh, palace } = samples[name].analysis;
  return { napAm: menh.napAm, nguHanh: menh.nguHanh, palace };
};

const meta = {
  title: 'Birth chart (tu vi)/TuViDestiny',
  component: TuViDestiny,
  args: propsOf('kim'),
  decorators: [(Story) => <div className='@container max-w-90'>{Story()}</div>],
} satisfies Meta<typeof TuViDestiny>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kim: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Hải Trung Kim')).toBeVisible();
    await expect(canvas.getByText(args.palace.cung)).toHaveTextContent(args.palace.nhom);
  },
};
export const Moc: Story = { args: propsOf('moc') };
export const Thuy: Story = { args: propsOf('thuy') };
export const Hoa: Story = { args: propsOf('hoa') };
export const Tho: Story = { args: propsOf('tho') };
