import { createImageResolver, ImageProvider, MessagesProvider } from '@thach-an/ui';
import { english } from '@thach-an/ui/english';
import { createRoot } from 'react-dom/client';
import { ShopWindow } from './shop-window.tsx';

/** The pictures have an origin of their own: the page's host is 127.0.0.1. */
const images = createImageResolver({
  loader: ({ src, width, quality }) =>
    `http://localhost:${location.port}/images/${src}?width=${width}&quality=${quality}`,
  widths: [320, 640],
  quality: 75,
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <MessagesProvider value={english}>
    <ImageProvider value={images}>
      <ShopWindow />
    </ImageProvider>
  </MessagesProvider>,
);
