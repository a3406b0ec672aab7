import type { Preview } from '@storybook/react-vite';
import './preview.css';

export default {
  parameters: {
    // Any finding of the accessibility check fails the story's test.
    a11y: { test: 'error' },
    controls: { matchers: { date: /Date$/ } },
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: {
          name: 'Điện thoại 390 px',
          styles: { width: '390px', height: '844px' },
          type: 'mobile',
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
          'Nền tảng',
          'Cửa hàng',
          'Giỏ hàng',
          'Thanh toán',
          'Đơn hàng',
          'Tài khoản',
          'Tử Vi',
          'Khung trang',
        ],
      },
    },
  },
  tags: ['autodocs'],
} satisfies Preview;
