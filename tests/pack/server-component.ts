/**
 * Loader of Node that decodes modules. The loader of React, which calls it, makes references of
 * modules with 'use client'. It expects texts, and fails for the relative addresses of source maps.
 */
export const textLoader = `data:text/javascript,${
  encodeURIComponent(`
export async function load(url, context, next) {
  const loaded = await next(url, context);
  const { format, source } = loaded;
  if (format !== 'module') return loaded;
  const text = Buffer.from(source).toString();
  return { ...loaded, source: text.replace('//# sourceMappingURL=', '// ') };
}
`)
}`;

/** Module that prints what a React Server Component with parts of `ui` sends to the browser. */
export const serverComponent = `
import { formatPrice, ProductCard } from '@thach-an/ui';
import process from 'node:process';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-server-dom-webpack/server';

const product = {
  _id: 'bead',
  name: 'Hạt đá',
  description: 'Một hạt đá.',
  price: 450_000,
  image: 'bead.svg',
  category: 'Vòng Tay',
  subCategory: 'Phong Thủy',
  stock: 1,
};

function Page() {
  return createElement(
    'main',
    null,
    createElement('p', null, formatPrice(product.price)),
    createElement(ProductCard, { product, href: '/bead', headingLevel: 2 }),
  );
}

/** Stands for the list of modules that a bundler writes: each module is its own chunk. */
const modules = new Proxy({}, {
  get: (_, id) => ({ id, chunks: [], name: id.slice(id.lastIndexOf('#') + 1) }),
});
renderToPipeableStream(createElement(Page), modules).pipe(process.stdout);
`;
