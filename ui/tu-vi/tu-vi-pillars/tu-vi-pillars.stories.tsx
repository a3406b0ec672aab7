import type { FourPillars } from '@thach-an/lunar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samples } from '../tu-vi-result/analysis.sample.ts';
import { TuViPillars } from './tu-vi-pillars.tsx';

const meta = {
  title: 'Birth chart (tu vi)/TuViPillars',
  component: TuViPillars,
  args: { pillars: samples.kim.analysis.tuTru },
  decorators: [(Story) => <div className='@container max-w-140'>{Story()}</div>],
} satisfies Meta<typeof TuViPillars>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Year, month, day and hour. In each pillar the stem is above the branch. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const names = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(names).toEqual(['Năm', 'Tháng', 'Ngày', 'Giờ']);
    const halves = canvas.getAllByRole('definition').map((half) => half.firstChild?.textContent);
    await expect(halves).toEqual(
      Object.values(args.pillars).flatMap(({ can, chi }) => [can, chi]),
    );
    const [stem, branch] = canvas.getAllByRole('definition');
    await expect(stem?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      branch?.getBoundingClientRect().top ?? 0,
    );
  },
};

const fiveElements: FourPillars = {
  nam: { can: 'Giáp', chi: 'Thìn' },
  thang: { can: 'Đinh', chi: 'Mão' },
  ngay: { can: 'Nhâm', chi: 'Tuất' },
  gio: { can: 'Canh', chi: 'Tý' },
};

/** Each half names its element as text, because colour alone is not accessible. */
export const FiveElements: Story = {
  args: { pillars: fiveElements },
  play: async ({ canvas }) => {
    const elements = canvas.getAllByRole('definition').map((half) => half.lastChild?.textContent);
    await expect(elements).toEqual(['Mộc', 'Thổ', 'Hỏa', 'Mộc', 'Thủy', 'Thổ', 'Kim', 'Thủy']);
  },
};

/** Born after Tết and before Lập xuân: the pillar is still that of the previous year. */
export const AfterTet: Story = {
  args: { pillars: samples.afterTet.analysis.tuTru, birth: samples.afterTet.analysis },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/đã sang năm Mậu Thân, .* vẫn là Đinh Mùi\./)).toBeVisible();
  },
};

/** Born after Lập xuân and before Tết: the pillar is already that of the next year. */
export const BeforeTet: Story = {
  args: { pillars: samples.beforeTet.analysis.tuTru, birth: samples.beforeTet.analysis },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/vẫn là năm Quý Mão, .* đã là Giáp Thìn\./)).toBeVisible();
  },
};

/** Most births need no note: both years have the same name. */
export const SameYear: Story = {
  args: { birth: samples.kim.analysis },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Lập xuân/)).toBeNull();
  },
};

/** On the narrowest phone the four pillars are side by side, and no text is cut off. */
export const Narrow: Story = {
  args: { pillars: fiveElements },
  decorators: [(Story) => <div className='@container max-w-61'>{Story()}</div>],
  play: async ({ canvas }) => {
    for (const part of [...canvas.getAllByRole('term'), ...canvas.getAllByRole('definition')]) {
      await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
    }
  },
};
