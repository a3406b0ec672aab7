import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { colorHex, samples } from '../tu-vi-result/analysis.sample.ts';
import { TuViCards } from './tu-vi-cards.tsx';
import { english } from '../../messages/english/english.ts';
import { MessagesProvider } from '../../messages/use-messages.ts';

const meta = {
  title: 'Birth chart (tu vi)/TuViCards',
  component: TuViCards,
  args: { analysis: samples.kim.analysis, colorHex },
} satisfies Meta<typeof TuViCards>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every card of the chart, in reading order, without any control. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('the chart has a heading and one per card', async () => {
      await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(args.analysis.name);
      await expect(canvas.getAllByRole('heading', { level: 3 }).map((card) => card.textContent))
        .toEqual([
          'Bản mệnh',
          'Tứ trụ',
          'Người mệnh Kim',
          'Phong thủy',
          'Nghề nghiệp phù hợp',
        ]);
    });
    await step('each card shows its part of the analysis', async () => {
      const { menh, tuTru } = args.analysis;
      await expect(canvas.getByText(menh.desc)).toBeVisible();
      await expect(canvas.getByText(menh.careers[0] ?? '')).toBeVisible();
      const pillars = canvasElement.querySelector('[data-slot=tu-vi-pillars]');
      await expect(pillars).toHaveTextContent(tuTru.nam.can);
      await expect(pillars).toHaveTextContent(tuTru.gio.chi);
    });
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The name of the shop is on the printed chart only. A note explains the pillar of the year. */
export const WithShopName: Story = {
  args: { analysis: samples.afterTet.analysis, shopName: 'Thạch An' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Thạch An')).not.toBeVisible();
    await expect(canvas.getByText(/trụ năm tính từ Lập xuân/)).toBeVisible();
  },
};

/** On a phone the cards stand in one column, and nothing is wider than the screen. */
export const PhoneWidth: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [destiny, pillars] = canvas.getAllByRole('heading', { level: 3 })
      .map((heading) => heading.getBoundingClientRect());
    await expect(destiny?.left).toBe(pillars?.left);
    await expect(pillars?.top ?? 0).toBeGreaterThan(destiny?.bottom ?? 0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Headings and labels in English. The contents of the analysis stay Vietnamese. */
export const InEnglish: Story = {
  decorators: [
    (Story) => (
      <MessagesProvider value={english}>
        <div lang='en'>{Story()}</div>
      </MessagesProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((card) => card.textContent))
      .toEqual([
        'Destiny',
        'Four pillars',
        'People of the element Kim',
        'Feng shui',
        'Suitable careers',
      ]);
  },
};
