import type { PalaceName } from '@thach-an/lunar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { laSoSamples } from '../la-so-board/la-so.sample.ts';
import { LaSoSheet } from './la-so-sheet.tsx';

const { palaces, luuNien } = laSoSamples.usual.chart;

const propsOf = (name: PalaceName) => {
  const index = palaces.findIndex((palace) => palace.name === name);
  return { palace: palaces[index], opposite: palaces[(index + 6) % 12] };
};

const meta = {
  title: 'Birth chart (tu vi)/LaSoSheet',
  component: LaSoSheet,
  args: { ...propsOf('Mệnh'), luuNien, onClose: fn() },
  // On the documentation page it would cover the other stories.
  parameters: { docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta<typeof LaSoSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The palace, its main stars, the other stars in two groups, and the chosen year. */
export const Default: Story = {};

/** Clicks and keys, as a visitor uses them. */
export const Interaction: Story = {
  play: async ({ args, step, userEvent }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Cung Mệnh' });
    await waitFor(() => expect(sheet).toHaveFocus());
    await expect(sheet).toHaveAccessibleDescription(/tính tình/);
    await expect(sheet).toHaveTextContent('Tử Vi');
    await expect(sheet).toHaveTextContent('hành Thổ · vượng · Hóa Khoa');
    await expect(sheet).toHaveTextContent('Năm Bính Ngọ 2026');
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

/** A palace without main stars names those of the opposite palace. */
export const WithoutMainStars: Story = {
  args: { ...propsOf('Nô Bộc'), luuNien: null },
  play: async ({ args, step, userEvent }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Cung Nô Bộc' });
    await expect(sheet).toHaveTextContent('cung đối diện là Huynh Đệ (Thiên Cơ, Cự Môn)');
    await expect(sheet).not.toHaveTextContent('Năm ');
    await step('the button closes it', async () => {
      const close = screen.getByRole('button', { name: 'Đóng' });
      await userEvent.click(close);
      await expect(args.onClose).toHaveBeenCalledOnce();
      close.blur();
    });
  },
};

/** On a phone it is a sheet at the bottom. */
export const PhoneWidth: Story = {
  args: propsOf('Tài Bạch'),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Cung Tài Bạch' });
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBe(innerHeight));
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
  },
};
