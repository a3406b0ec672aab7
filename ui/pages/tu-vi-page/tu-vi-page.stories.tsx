import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { framed, pageParameters } from '../../layout/shop-frame/framed.sample.tsx';
import { empty, filled } from '../../tu-vi/tu-vi-form/tu-vi-values.sample.ts';
import { colorHex, samples } from '../../tu-vi/tu-vi-result/analysis.sample.ts';
import { TuViResult } from '../../tu-vi/tu-vi-result/tu-vi-result.tsx';
import { TuViPage, type TuViPageProps } from './tu-vi-page.tsx';

const chart = {
  state: 'ready',
  result: (
    <TuViResult
      analysis={samples.kim.analysis}
      colorHex={colorHex}
      onPrint={fn()}
      onShare={fn()}
      onNewAnalysis={fn()}
    />
  ),
} as const;

const meta = {
  title: 'Pages (trang)/TuViPage',
  component: TuViPage,
  args: {
    tab: 'info',
    onTabChange: fn(),
    form: { values: empty, onChange: fn(), onSubmit: fn() },
    chart: { state: 'none' },
    onLinkDismiss: fn(),
  },
  render: (args) => <Stateful {...args} />,
  decorators: [framed('tuvi')],
  parameters: pageParameters,
} satisfies Meta<typeof TuViPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tử Vi page that keeps the tab and the typed values in state. */
function Stateful({ tab: initialTab, form, ...args }: TuViPageProps) {
  const [tab, setTab] = useState(initialTab);
  const [values, setValues] = useState(form.values);
  return (
    <TuViPage
      {...args}
      tab={tab}
      onTabChange={(next) => {
        setTab(next);
        args.onTabChange(next);
      }}
      form={{
        ...form,
        values,
        onChange: (next) => {
          setValues(next);
          form.onChange(next);
        },
      }}
    />
  );
}

/** Empty form. Without a chart, the other tab offers the way back to the form. */
export const Empty: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Phân tích' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('tab', { name: 'Phân Tích' }));
    await expect(args.onTabChange).toHaveBeenLastCalledWith('analysis');
    await userEvent.click(canvas.getByRole('button', { name: 'Nhập thông tin' }));
    await expect(args.onTabChange).toHaveBeenLastCalledWith('info');
  },
};

export const EmptyOnPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Second tab before the first analysis. */
export const NoChart: Story = {
  args: { tab: 'analysis' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('return to the form', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Nhập thông tin' }));
      await expect(args.onTabChange).toHaveBeenLastCalledWith('info');
      await expect(canvas.getByRole('form', { name: 'Thông tin ngày sinh' })).toBeVisible();
    });
    await step('open the second tab again', async () => {
      const tab = canvas.getByRole('tab', { name: 'Phân Tích' });
      await userEvent.click(tab);
      await expect(args.onTabChange).toHaveBeenLastCalledWith('analysis');
      await waitFor(() => expect(canvas.getByText('Chưa có lá số')).toBeVisible());
      tab.blur();
    });
  },
};

export const FilledIn: Story = {
  args: { form: { values: filled, onChange: fn(), onSubmit: fn() } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Phân tích' }));
    await expect(args.form.onSubmit).toHaveBeenCalledOnce();
  },
};

/** A nonexistent date: the field shows the error and has the focus. */
export const FieldError: Story = {
  args: {
    form: {
      values: { ...filled, birthMonth: '2', birthDay: '30' },
      onChange: fn(),
      onSubmit: fn(),
      errors: { birthDay: 'Tháng 2 năm 1989 chỉ có 28 ngày.' },
    },
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const day = canvas.getByLabelText('Ngày');
    await waitFor(() => expect(day).toHaveFocus());
    await expect(day).toHaveAccessibleDescription(/chỉ có 28 ngày/);
  },
};

/** The analysis failed. The typed values are kept. */
export const Failed: Story = {
  args: {
    form: {
      values: filled,
      onChange: fn(),
      onSubmit: fn(),
      error: 'Lỗi không xác định từ server.',
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Lỗi không xác định từ server.');
    await expect(canvas.getByLabelText('Họ và tên')).toHaveValue(filled.name);
  },
};

export const Loading: Story = {
  args: { tab: 'analysis', chart: { state: 'loading' } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};

export const LoadingOnPhone: Story = {
  ...Loading,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

export const Full: Story = {
  args: { tab: 'analysis', chart },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: new RegExp(samples.kim.analysis.name) }),
    )
      .toBeVisible();
  },
};

export const FullOnPhone: Story = {
  ...Full,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Link to copy by hand, where neither the share sheet nor the clipboard is available. */
export const LinkToCopy: Story = {
  args: {
    tab: 'analysis',
    chart,
    link: 'https://thachan.example/tuvi#birth=1989-09-02&hour=8&gender=female',
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByLabelText<HTMLInputElement>('Liên kết của lá số');
    link.focus();
    await expect(link.selectionEnd).toBe(args.link?.length);
    await userEvent.click(canvas.getByRole('button', { name: 'Đóng thông báo' }));
    await expect(args.onLinkDismiss).toHaveBeenCalledOnce();
  },
};
