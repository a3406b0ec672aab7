import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samples } from '../tu-vi-result/analysis.sample.ts';
import { TuViElement, type TuViElementProps } from './tu-vi-element.tsx';

const propsOf = (name: keyof typeof samples): TuViElementProps => {
  const { nguHanh, desc, positive, negative } = samples[name].analysis.menh;
  return { nguHanh, desc, positive, negative };
};

const meta = {
  title: 'Birth chart (tu vi)/TuViElement',
  component: TuViElement,
  args: propsOf('kim'),
  decorators: [(Story) => <div className='@container max-w-220'>{Story()}</div>],
} satisfies Meta<typeof TuViElement>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kim: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.desc)).toBeVisible();
    const strengths = canvas.getByRole('list', { name: 'Điểm mạnh' });
    await expect(strengths.childElementCount).toBe(args.positive.length);
    const weaknesses = canvas.getByRole('list', { name: 'Điểm yếu' });
    await expect(weaknesses.childElementCount).toBe(args.negative.length);
  },
};
export const Moc: Story = { args: propsOf('moc') };
export const Thuy: Story = { args: propsOf('thuy') };
export const Hoa: Story = { args: propsOf('hoa') };
export const Tho: Story = { args: propsOf('tho') };
export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
