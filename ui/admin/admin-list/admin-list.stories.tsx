import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { AdminList } from './admin-list.tsx';

interface Row {
  code: string;
  discount: string;
  used: number;
  state: string;
}

const rows: Row[] = [
  { code: 'WELCOME10', discount: '10%', used: 124, state: 'Đang dùng' },
  { code: 'TET2026', discount: '50.000 VNĐ', used: 0, state: '' },
];

const meta = {
  title: 'Back office (quan tri)/AdminList',
  component: AdminList<Row>,
  args: {
    title: 'Mã giảm giá',
    action: <Button>Thêm mã</Button>,
    tabs: [
      { href: '/promos', label: 'Tất cả', current: true },
      { href: '/promos?state=active', label: 'Đang dùng', current: false },
    ],
    search: { value: '', onChange: fn(), label: 'Tìm mã', placeholder: 'Mã giảm giá' },
    columns: [
      { title: 'Mã', cell: ({ code }) => code },
      { title: 'Giảm', cell: ({ discount }) => discount, place: 'beside' },
      { title: 'Trạng thái', cell: ({ state }) => state },
      {
        title: 'Đã dùng',
        cell: ({ used }) => used,
        card: ({ used }) => `Đã dùng ${used} lần`,
        place: 'left',
        numeric: true,
      },
    ],
    rows,
    keyOf: ({ code }) => code,
    hrefOf: ({ code }) => `/promos/${code}`,
    nextHref: '/promos?after=TET2026',
  },
} satisfies Meta<typeof AdminList<Row>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 mục trên trang này');
  },
};

/** Clicks and keys, as a member of staff uses them. */
export const Interaction: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'WELCOME10' }))
      .toHaveAttribute('href', '/promos/WELCOME10');
    await expect(canvas.getByRole('link', { name: 'Tất cả' }))
      .toHaveAttribute('aria-current', 'true');
    const search = canvas.getByRole('searchbox', { name: 'Tìm mã' });
    await userEvent.type(search, 'tet');
    await expect(args.search?.onChange).toHaveBeenLastCalledWith('tet');
    search.blur();
  },
};

/** The list keeps the focus when the row with the pressed button goes away. */
export const RowGone: Story = {
  args: { columns: [{ title: 'Mã', cell: ({ code }) => code }] },
  render: (args) => {
    const [left, setLeft] = useState(rows);
    const end = (row: Row) => setLeft(left.filter((one) => one !== row));
    const cell = (row: Row) => <Button onClick={() => end(row)}>Kết thúc {row.code}</Button>;
    return (
      <AdminList {...args} rows={left} columns={[...args.columns, { title: 'Kết thúc', cell }]} />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const name = 'Kết thúc WELCOME10';
    const [shown] = canvas.getAllByRole('button', { name });
    await userEvent.click(shown!);
    await expect(canvas.queryByRole('button', { name })).toBeNull();
    await expect(document.activeElement).not.toBe(document.body);
  },
};

/** A row of the table is dragged to another place. */
export const ByDrag: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { onReorder: fn() },
  play: async ({ args, canvas, step }) => {
    const [, first, second] = canvas.getAllByRole('row');
    await fireEvent.dragStart(second!);
    await fireEvent.dragOver(first!);
    await waitFor(() => expect(first).toHaveAttribute('data-target'));
    await fireEvent.drop(first!);
    await expect(args.onReorder).toHaveBeenCalledWith(rows[1], 0);
    await expect(first).not.toHaveAttribute('data-target');
    await step('a drop of something else changes nothing', async () => {
      await fireEvent.drop(first!);
      await expect(args.onReorder).toHaveBeenCalledOnce();
    });
  },
};

/** An empty value has no line on a card. */
export const PhoneWidth: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { firstHref: '/promos' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Trạng thái').filter((it) => it.tagName === 'DT'))
      .toHaveLength(1);
  },
};

export const Loading: Story = { args: { rows: undefined, nextHref: undefined } };

export const NothingFound: Story = {
  args: {
    rows: [],
    nextHref: undefined,
    search: { value: 'tết', onChange: fn(), label: 'Tìm mã' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Không tìm thấy gì.');
  },
};

export const Failed: Story = {
  args: { rows: undefined, error: 'Không kết nối được với cửa hàng.', nextHref: undefined },
};
