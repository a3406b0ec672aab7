import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { laSoSamples } from '../la-so-board/la-so.sample.ts';
import { LaSoCard } from './la-so-card.tsx';

const meta = {
  title: 'Birth chart (tu vi)/LaSoCard',
  component: LaSoCard,
  args: {
    chart: laSoSamples.usual.chart,
    name: 'Lê Thị Quỳnh',
    solarDate: '10/02/1985',
    onYearChange: fn(),
    onPrint: fn(),
    onPicture: fn(),
    onShare: fn(),
  },
} satisfies Meta<typeof LaSoCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A palace opens its sheet. The focus returns to the palace when the sheet closes. */
export const Default: Story = {};

/** Clicks and keys, as a visitor uses them. */
export const Interaction: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('open and close a palace', async () => {
      const palace = canvas.getByRole('button', { name: 'Cung Quan Lộc' });
      await userEvent.click(palace);
      const sheet = await screen.findByRole('dialog', { name: 'Cung Quan Lộc' });
      await expect(sheet).toHaveTextContent('Liêm Trinh');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(palace).toHaveFocus());
      palace.blur();
    });
    const actions = [
      ['In một trang A4', args.onPrint],
      ['Lưu thành ảnh', args.onPicture],
      ['Gửi liên kết', args.onShare],
    ] as const;
    for (const [label, action] of actions) {
      await step(`press "${label}"`, async () => {
        const button = canvas.getByRole('button', { name: label });
        await userEvent.click(button);
        await expect(action).toHaveBeenCalledOnce();
        button.blur();
      });
    }
  },
};

/** Old clocks and the calendar of the South are explained below the board. */
export const WithNotes: Story = {
  args: {
    time: '08:30',
    notes: ['Đồng hồ miền Nam khi ấy theo UTC+8.', 'Ngày âm theo lịch miền Nam khi ấy.'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Đồng hồ miền Nam khi ấy theo UTC+8.')).toBeVisible();
  },
};

/** The rules in use are in a closed disclosure. */
export const Rules: Story = {
  args: { chart: laSoSamples.noYear.chart, name: '', solarDate: '17/05/1990' },
  play: async ({ canvas, userEvent }) => {
    const rules = canvas.getByText('Lá số được lập như thế nào?');
    await expect(canvas.getByText(/Tân Biên/)).not.toBeVisible();
    await userEvent.click(rules);
    await expect(canvas.getByText(/Tân Biên/)).toBeVisible();
    rules.blur();
  },
};

export const PhoneWidth: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
