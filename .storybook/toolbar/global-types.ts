import type { Preview } from '@storybook/react-vite';

/** Custom items of the toolbar. Viewport, zoom and the other items are Storybook's own. */
export const globalTypes: Preview['globalTypes'] = {
  theme: {
    description: 'Theme of the page',
    toolbar: {
      icon: 'mirror',
      title: 'Theme',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Theme: light' },
        { value: 'dark', title: 'Theme: dark' },
        { value: 'system', title: 'Theme: system' },
      ],
    },
  },
  colours: {
    description: 'Colours of the theme, or an approximation of forced colours (high contrast)',
    toolbar: {
      icon: 'contrast',
      title: 'Colours',
      dynamicTitle: true,
      items: [
        { value: 'theme', title: 'Colours: theme' },
        { value: 'forced', title: 'Colours: forced', right: 'approximation' },
      ],
    },
  },
  background: {
    description: 'Background of the story: paper or card',
    toolbar: {
      icon: 'paintbrush',
      title: 'Background',
      dynamicTitle: true,
      items: [
        { value: 'paper', title: 'Background: paper', right: '--color-paper' },
        { value: 'surface', title: 'Background: card', right: '--color-surface' },
      ],
    },
  },
  textSize: {
    description: 'Font size of the browser: media queries in rem follow it',
    toolbar: {
      icon: 'zoom',
      title: 'Text',
      dynamicTitle: true,
      items: [
        { value: '100', title: 'Text: 100 %' },
        { value: '150', title: 'Text: 150 %' },
        { value: '200', title: 'Text: 200 %' },
      ],
    },
  },
  motion: {
    description: 'Motion, as the system of the visitor requests',
    toolbar: {
      icon: 'play',
      title: 'Motion',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'Motion: system' },
        { value: 'reduced', title: 'Motion: reduced' },
      ],
    },
  },
  images: {
    description: 'Images that load immediately or slowly',
    toolbar: {
      icon: 'photo',
      title: 'Images',
      dynamicTitle: true,
      items: [
        { value: 'fast', title: 'Images: immediate' },
        { value: 'slow', title: 'Images: 3 s late' },
      ],
    },
  },
};

export const initialGlobals: Preview['initialGlobals'] = {
  theme: 'light',
  colours: 'theme',
  background: 'paper',
  textSize: '100',
  motion: 'system',
  images: 'fast',
};
