import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samples } from '../tu-vi-result/analysis.sample.ts';
import { TuViBasicInfo, type TuViBasicInfoProps } from './tu-vi-basic-info.tsx';

const propsOf = (name: keyof typeof samples): TuViBasicInfoProps => {
  const { analysis } = samples[name];
  return {
    name: analysis.name,
    solarDate: analysis.solarDate,
    lunarDate: analysis.lunarDate,
    gender: analysis.gender,
  };
};

const meta = {
  title: 'Birth chart (tu vi)/TuViBasicInfo',
  component: TuViBasicInfo,
  args: propsOf('moc'),
  decorators: [(Story) => <div className='@container'>{Story()}</div>],
} satisfies Meta<typeof TuViBasicInfo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Female: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(args.name);
    await expect(canvas.getByText('Nữ')).toBeVisible();
  },
};

export const Male: Story = {
  args: propsOf('hoa'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nam', { exact: true })).toBeVisible();
  },
};

/** A leap month is marked with '(nhuận)'. */
export const LeapMonth: Story = {
  args: propsOf('leapMonth'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14 tháng 4 (nhuận) năm Canh Tý')).toBeVisible();
  },
};

/** A shared chart has no name. */
export const NoName: Story = {
  args: { ...propsOf('tho'), name: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(/^Lá số Tử Vi$/);
  },
};

export const LongName: Story = {
  args: propsOf('longName'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
};
