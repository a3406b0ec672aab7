import type { Decorator, Preview } from '@storybook/react-vite';
import seed from '../edge-api/seed/products.json' with { type: 'json' };
import { defaultValues } from './default-values.ts';
import './preview.css';
import { shopTheme } from './theme/shop-theme.ts';
import { applyGlobals } from './toolbar/apply-globals.ts';
import { globalTypes, initialGlobals } from './toolbar/global-types.ts';

const withToolbar: Decorator = (story, { globals }) => {
  applyGlobals(globals);
  return story();
};

export default {
  // The demo catalogue, for stories of whole pages.
  loaders: [() => ({ seed })],
  argTypesEnhancers: [defaultValues],
  decorators: [withToolbar],
  globalTypes,
  initialGlobals,
  parameters: {
    // Any finding of the accessibility check fails the story's test.
    a11y: { test: 'error' },
    controls: { matchers: { date: /Date$/ } },
    docs: { theme: shopTheme() },
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: {
          name: 'Điện thoại 390 px',
          styles: { width: '390px', height: '844px' },
          type: 'mobile',
        },
        // Width of the content of a mail, with a margin.
        mail: {
          name: 'Email 640 px',
          styles: { width: '640px', height: '900px' },
          type: 'tablet',
        },
        tablet: {
          name: 'Máy bảng 768 px',
          styles: { width: '768px', height: '1024px' },
          type: 'tablet',
        },
        desktop: {
          name: 'Máy tính 1280 px',
          styles: { width: '1280px', height: '800px' },
          type: 'desktop',
        },
      },
    },
    options: {
      storySort: {
        order: [
          'Thạch An',
          [
            'Giới thiệu',
            'Màu sắc',
            'Chữ',
            'Khoảng cách',
            'Chuyển động',
            'Biểu tượng',
            'Giọng nói',
            'Trợ năng',
            'Thanh công cụ',
            'Lịch âm',
          ],
          'Nền tảng',
          'Khung trang',
          'Cửa hàng',
          'Giỏ hàng',
          'Thanh toán',
          'Đơn hàng',
          'Đánh giá',
          'Tài khoản',
          'Tử Vi',
          'Trang',
          [
            'Trang chủ',
            'Cửa hàng',
            'Sản phẩm',
            'Giỏ hàng',
            'Đặt hàng',
            'Kết quả thanh toán',
            'Đơn hàng',
            'Tử Vi',
            'Tài khoản',
            'Đặt lại mật khẩu',
            'Xác thực email',
            'Xác nhận email mới',
            'Không phải tôi',
            'Không tìm thấy',
            'Lỗi',
          ],
          'Email',
        ],
      },
    },
  },
  tags: ['autodocs'],
} satisfies Preview;
