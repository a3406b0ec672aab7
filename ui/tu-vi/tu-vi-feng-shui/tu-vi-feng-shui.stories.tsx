import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { colorHex, samples } from '../tu-vi-result/analysis.sample.ts';
import { TuViFengShui, type TuViFengShuiProps } from './tu-vi-feng-shui.tsx';

const propsOf = (name: keyof typeof samples): TuViFengShuiProps => {
  const { menh, palace } = samples[name].analysis;
  return { colors: menh.colors, numbers: menh.numbers, palace, colorHex };
};

const meta = {
  title: 'Birth chart (tu vi)/TuViFengShui',
  component: TuViFengShui,
  args: propsOf('kim'),
  decorators: [(Story) => <div className='@container max-w-220'>{Story()}</div>],
} satisfies Meta<typeof TuViFengShui>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every colour has its name and a swatch of the colour. */
export const Kim: Story = {
  play: async ({ args, canvas, step }) => {
    const kinds = [
      [/^Tương hợp/, args.colors.compatible],
      [/^Tương sinh/, args.colors.beneficial],
      [/^Nên tránh/, args.colors.avoid],
    ] as const;
    for (const [title, colors] of kinds) {
      const items = within(canvas.getByRole('list', { name: title })).getAllByRole('listitem');
      await expect(items.map((item) => item.textContent)).toEqual(colors);
      for (const [index, item] of items.entries()) {
        const swatch = item.querySelector('[data-slot=swatch]');
        await expect(swatch).toHaveStyle({ backgroundColor: colorHex[colors[index] as 'Đỏ'] });
      }
    }
    await step('the numbers are in the given order', async () => {
      const coins = within(canvas.getByRole('list', { name: 'Con số may mắn' }));
      const numbers = coins.getAllByRole('listitem').map((item) => Number(item.textContent));
      await expect(numbers).toEqual(args.numbers);
    });
  },
};

/** The accessible name of the compass contains the good directions. */
export const Thuy: Story = {
  args: propsOf('thuy'),
  play: async ({ args, canvas }) => {
    const { sinhKhi, thienY, dienNien, phucVi } = args.palace.directions;
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      `La bàn hướng tốt. Sinh Khí: ${sinhKhi}, Thiên Y: ${thienY}, Diên Niên: ${dienNien}, Phục Vị: ${phucVi}.`,
    );
    const good = canvas.getByRole('img').querySelectorAll('path.fill-jade-fill');
    await expect(good).toHaveLength(4);
  },
};
export const Moc: Story = { args: propsOf('moc') };
export const Hoa: Story = { args: propsOf('hoa') };
export const Tho: Story = { args: propsOf('tho') };

export const PhoneWidth: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
