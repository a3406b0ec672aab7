import type { Preview } from '@storybook/react-vite';

/** The shop's own items of the toolbar; viewport, zoom and the rest are Storybook's. */
export const globalTypes: Preview['globalTypes'] = {
  ground: {
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
  pictures: {
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
  ground: 'paper',
  motion: 'system',
  textSize: '100',
  pictures: 'fast',
};
