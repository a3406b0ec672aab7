import type { Preview } from '@storybook/react-vite';

/** Custom items of the toolbar. Viewport, zoom and the other items are Storybook's own. */
export const globalTypes: Preview['globalTypes'] = {
  theme: {
    description: 'Giao diện sáng hay tối',
    toolbar: {
      icon: 'contrast',
      title: 'Giao diện',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'Giao diện: theo máy' },
        { value: 'light', title: 'Giao diện: sáng' },
        { value: 'dark', title: 'Giao diện: tối' },
      ],
    },
  },
  background: {
    description: 'Nền dưới câu chuyện: giấy hoặc mặt thẻ',
    toolbar: {
      icon: 'paintbrush',
      title: 'Nền',
      dynamicTitle: true,
      items: [
        { value: 'paper', title: 'Nền: giấy', right: '--color-paper' },
        { value: 'surface', title: 'Nền: mặt thẻ', right: '--color-surface' },
      ],
    },
  },
  motion: {
    description: 'Chuyển động, như máy của người xem yêu cầu',
    toolbar: {
      icon: 'play',
      title: 'Chuyển động',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'Chuyển động: theo máy' },
        { value: 'reduced', title: 'Chuyển động: giảm' },
      ],
    },
  },
  textSize: {
    description: 'Cỡ chữ gốc của trang',
    toolbar: {
      icon: 'zoom',
      title: 'Cỡ chữ',
      dynamicTitle: true,
      items: [
        { value: '100', title: 'Cỡ chữ: 100 %' },
        { value: '200', title: 'Cỡ chữ: 200 %' },
      ],
    },
  },
  images: {
    description: 'Hình ảnh đến ngay, hay đến chậm',
    toolbar: {
      icon: 'photo',
      title: 'Hình ảnh',
      dynamicTitle: true,
      items: [
        { value: 'fast', title: 'Hình ảnh: ngay' },
        { value: 'slow', title: 'Hình ảnh: chậm 3 giây' },
      ],
    },
  },
};

export const initialGlobals: Preview['initialGlobals'] = {
  background: 'paper',
  theme: 'system',
  motion: 'system',
  textSize: '100',
  images: 'fast',
};
