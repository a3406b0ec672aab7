import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { savedCharts } from '../../account/charts-section/saved-charts.sample.ts';
import { sessions } from '../../account/sessions-section/sessions.sample.ts';
import { savedAddresses } from '../../checkout/saved-address-picker/saved-addresses.sample.ts';
import { framed, pageParameters } from '../../layout/shop-frame/framed.sample.tsx';
import { AccountPage, type AccountPageProps, type AccountSections } from './account-page.tsx';

const done = () => Promise.resolve({});

const sections: AccountSections = {
  createdAt: '2026-03-08T03:00:00.000Z',
  name: { name: 'Nguyễn Thị Hồng Ánh', onSave: fn(done) },
  email: {
    email: 'hong.anh@example.com',
    verified: true,
    pendingEmail: null,
    hasPassword: true,
    onSave: fn(done),
    onCancelChange: fn(done),
    onResend: fn(done),
  },
  password: { hasPassword: true, owner: {}, onSave: fn(done) },
  sessions: { sessions, onEnd: fn(done), onEndAll: fn(done) },
  addresses: { addresses: savedAddresses, onAdd: fn(), onEdit: fn(), onDelete: fn(done) },
  charts: {
    charts: savedCharts,
    onRetry: fn(),
    onOpen: fn(),
    onDelete: fn(done),
    onGreet: fn(done),
  },
  data: { onExport: fn(done) },
  deletion: { hasPassword: true, onDelete: fn(done) },
};

const meta = {
  title: 'Pages (trang)/AccountPage',
  component: AccountPage,
  args: { sections, onLogIn: fn(), onRetry: fn() },
  decorators: [framed()],
  parameters: pageParameters,
} satisfies Meta<typeof AccountPage>;
export default meta;
type Story = StoryObj<typeof AccountPage>;

const titles = [
  'Họ tên',
  'Email',
  'Mật khẩu',
  'Thiết bị đang đăng nhập',
  'Địa chỉ đã lưu',
  'Lá số đã lưu',
  'Dữ liệu của bạn',
  'Xóa tài khoản',
];

export const Full: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('08/03/2026')).toBeVisible();
    for (const title of titles) {
      await expect(canvas.getByRole('region', { name: title })).toBeVisible();
    }
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

/** Unverified, with a pending change, without a password, and with this device only. */
export const NewCustomer: Story = {
  args: {
    sections: {
      ...sections,
      email: {
        ...sections.email,
        verified: false,
        pendingEmail: 'anh.moi@example.com',
        hasPassword: false,
      },
      password: { ...sections.password, hasPassword: false },
      sessions: { ...sections.sessions, sessions: sessions.slice(0, 1) },
      addresses: { ...sections.addresses, addresses: [] },
    },
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chưa xác thực')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Đặt mật khẩu' })).toBeVisible();
  },
};

function Expiring(args: AccountPageProps) {
  const [guest, setGuest] = useState(false);
  return (
    <>
      <button type='button' onClick={() => setGuest(true)}>Hết hạn</button>
      <AccountPage {...args} guest={guest} onLogIn={() => setGuest(false)} />
    </>
  );
}

/** Typed text is hidden while the session has expired, and not lost. */
export const Expired: Story = {
  render: (args) => <Expiring {...args} />,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đổi họ tên' }));
    const field = canvas.getByLabelText('Họ và tên');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, ' Mới');
    await userEvent.click(canvas.getByRole('button', { name: 'Hết hạn' }));
    await expect(canvas.queryByRole('region', { name: 'Họ tên' })).toBeNull();
    await expect(canvas.getByText(/đang nhập dở vẫn được giữ lại/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập' }));
    await expect(canvas.getByLabelText('Họ và tên')).toHaveValue('Nguyễn Thị Hồng Ánh Mới');
  },
};

export const Guest: Story = {
  args: { guest: true, sections: undefined },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập' }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { state: 'loading', sections: undefined },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Đang tải tài khoản…');
  },
};

export const LoadingOnPhone: Story = {
  ...Loading,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

export const FailedOnPhone: Story = {
  args: { state: 'failed', sections: undefined },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
