import { count } from './count.ts';
import type { Messages } from '../messages.ts';

/** English texts of the catalogue, with home page and store page. */
export const englishCatalogue = {
  productCard: {
    add: 'Add to cart',
    added: (quantity) => `Added (${quantity})`,
    soldOut: 'Sold out',
  },
  productDetail: {
    category: 'Category:',
    subCategory: ', type:',
    more: 'See the product page',
    remaining: (stock) => `Only ${stock} left`,
  },
  productGrid: { label: 'Products', loading: 'Loading products…' },
  categoryExplorer: { title: 'Explore the Store' },
  categoryFilter: { category: 'Category', subCategory: 'Type', all: 'All' },
  linkedProduct: {
    discontinued: 'This product is no longer sold. Please have a look at our other products.',
  },
  homePage: {
    title: 'The quiet beauty of natural stone',
    sentence:
      'Bracelets, stone jars, gem trees and figurines, selected by hand to suit each person.',
    featured: 'Featured Products',
    empty: 'Coming soon!',
  },
  storePage: {
    title: 'Store',
    searchPlaceholder: 'Stone, product, element…',
    search: 'Search',
    found: (total) => count(total, 'product'),
    foundMoreThan: (total) =>
      `More than ${String(total).replace(/\B(?=(\d{3})+$)/g, ',')} products`,
    page: (page, pageCount) => `, page ${page} of ${pageCount}`,
    products: 'Products',
    nothingFound: 'No products found',
    showAll: 'Show all products',
    suggestion: (link) => <>Did you mean {link}?</>,
    nothingFoundText: 'Try another word, or remove a filter.',
  },
  errorPage: {
    notFound: 'Page not found',
    notFoundText: 'The page does not exist or has moved.',
    unexpected: 'Unexpected Application Error!',
    unexpectedText: 'Something went wrong. Your cart is unchanged; please reload the page.',
    reload: 'Reload page',
  },
  textPage: { updated: (date) => `Updated on ${date}` },
} satisfies Partial<Messages>;
