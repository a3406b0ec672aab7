import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { shop } from '../shop-frame/shop.sample.ts';
import { ThemeSwitch } from '../theme-switch/theme-switch.tsx';
import { Footer } from './footer.tsx';

const meta = {
  title: 'Layout (khung trang)/Footer',
  component: Footer,
  args: shop,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveAttribute('id', 'lien-he');
    await expect(canvas.getByRole('link', { name: /0900/ })).toHaveAttribute(
      'href',
      'tel:0900000000',
    );
    await expect(canvas.getByRole('link', { name: 'Giao hàng' })).toHaveAttribute(
      'href',
      '/delivery',
    );
    await expect(canvas.queryByRole('region', { name: 'Thông tin người bán' })).toBeNull();
  },
};

/** The switch of the theme stands below the contact. */
export const WithThemeSwitch: Story = {
  args: { themeSwitch: <ThemeSwitch value='system' onValueChange={fn()} /> },
  play: async ({ canvas }) => {
    const contact = canvas.getByRole('region', { name: 'Liên hệ' });
    await expect(contact).toContainElement(canvas.getByRole('group', { name: 'Giao diện' }));
  },
};

const seller = {
  legalName: 'Hộ kinh doanh Đá phong thủy Thạch An',
  taxCode: '001085012345',
  registration: '01A8012345, do Phòng Tài chính - Kế hoạch cấp ngày 05/01/2026',
  address: 'Số 12 phố Hàng Bạc, phường Hoàn Kiếm, thành phố Hà Nội',
};

/** The identity of the seller, and the record in the national system. */
export const WithSeller: Story = {
  args: { seller, notice: { url: 'https://thongbao.example/ban-ghi/123', symbol: '' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Thông tin người bán' });
    await expect(region).toHaveTextContent('Mã số thuế: 001085012345');
    await expect(canvas.getByRole('link', { name: /Thông báo website/ })).toHaveAttribute(
      'href',
      'https://thongbao.example/ban-ghi/123',
    );
  },
};

export const WithSellerOnPhone: Story = {
  args: {
    seller: { ...seller, registration: '' },
    notice: { url: 'https://thongbao.example/ban-ghi/123', symbol: 'tile-nhan.52440ab9.webp' },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Thông báo website/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const PhoneWidth: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step, userEvent }) => {
    const links = canvas.getAllByRole('link');
    await step('Tab focuses the links in reading order', async () => {
      for (const link of links) {
        await userEvent.tab();
        await expect(link).toHaveFocus();
        await expect(link.clientHeight).toBeGreaterThanOrEqual(44);
      }
    });
    links.at(-1)?.blur();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
