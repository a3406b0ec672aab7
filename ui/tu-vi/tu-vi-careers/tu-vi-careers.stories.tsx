import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samples } from '../tu-vi-result/analysis.sample.ts';
import { TuViCareers } from './tu-vi-careers.tsx';

const meta = {
  title: 'Birth chart (tu vi)/TuViCareers',
  component: TuViCareers,
  args: { careers: samples.hoa.analysis.menh.careers },
} satisfies Meta<typeof TuViCareers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const names = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(names).toEqual(args.careers);
  },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
