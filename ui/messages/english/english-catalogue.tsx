import type { ReactNode } from 'react';
import { count } from './count.ts';
import { englishNumber } from './english-number.ts';

/** English texts of the catalogue, with home page, store page and page of a product. */
export const englishCatalogue = {
  productCard: {
    add: 'Add to cart',
    added: (quantity: number) => `Added (${quantity})`,
    choose: 'Choose an option',
    soldOut: 'Sold out',
  },
  optionPicker: {
    label: 'Options',
    soldOut: 'sold out',
  },
  productDetail: {
    category: 'Category:',
    subCategory: ', type:',
    more: 'See the product page',
    notify: 'Notify me when it is in stock',
    remaining: (stock: number) => `Only ${stock} left`,
  },
  buyBox: {
    quantityOf: (product: string) => `Quantity of ${product}`,
    inStock: 'In stock',
    remaining: (stock: number) => `Only ${stock} left`,
    soldOut: 'Sold out for now',
    noScript: 'Please enable JavaScript in your browser to add this product to the cart.',
  },
  stockNotice: {
    label: 'Email for the notice',
    submit: 'Notify me when it is in stock',
    hint: 'The store sends one email when it is in stock, and no advertisements.',
  },
  productFacts: {
    stone: 'Stone',
    elements: 'Elements',
    size: 'Size',
    weight: 'Weight',
    grams: (grams: number) => `${englishNumber(grams)} g`,
    category: 'Category',
    care: 'Care',
    certificate: 'Certificate',
    numberOf: (number: string) => `No. ${number}`,
    showCertificate: 'View certificate',
  },
  productGallery: {
    label: 'Pictures of the product',
    pictureOf: (product: string, number: number) => `${product}, picture ${number}`,
    enlarge: 'Enlarge',
    choose: 'Choose a picture',
    show: (number: number) => `Show picture ${number}`,
  },
  productZoom: {
    label: (product: string) => `Enlarged picture: ${product}`,
    picture: 'Picture',
    zoomOut: 'Zoom out',
    zoomIn: 'Zoom in',
    previous: 'Previous picture',
    next: 'Next picture',
  },
  purchaseLines: {
    delivery: (area: string, fee: string) => `Delivery ${area}, ${fee} per order`,
    freeDelivery: (area: string) => `Free delivery ${area}`,
    freeFrom: (subtotal: string) => `, free for orders from ${subtotal}`,
    times: (preparation: string, time: string) => `Preparation ${preparation}, transport ${time}`,
    remote: (time: string) => ` (remote areas and islands: ${time})`,
    expected: (days: string) => `Order today, expected delivery: ${days}.`,
    deliveryLink: 'Details of delivery',
    returns: (days: number) => `Returns within ${count(days, 'day')} of receipt`,
    refund: (days: number) =>
      `Refund within ${count(days, 'day')} after the store has the goods back.`,
    returnsLink: 'Conditions of returns',
  },
  relatedProducts: { title: 'Related products' },
  trustLines: {
    label: 'Buy with confidence',
    sizeGuide: 'How to measure',
    seller: (name: string) => `Seller: ${name}`,
    advice: 'Advice:',
    zalo: 'Zalo',
  },
  suitedElements: { all: 'Suits every element', some: 'Suits element' },
  priceFilter: {
    label: 'Price:',
    format: englishNumber,
    all: 'all',
    from: (price: string) => `from ${price}`,
    to: (price: string) => `up to ${price}`,
    min: 'Lowest price',
    max: 'Highest price',
    currency: 'VND',
    apply: 'Apply',
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
  filterChips: {
    label: 'Selected filters',
    element: (element: string) => `Suits ${element}`,
    price: (min?: string | number, max?: string | number) =>
      min && max ? `${min}–${max}` : min ? `From ${min}` : max ? `Up to ${max}` : '',
    remove: 'Remove the filter ',
    clear: 'Clear filters',
  },
  storePage: {
    near: (q: string, range: string) =>
      `Closest results: ${
        [q && `“${q}”`, range && `price ${range} VND`].filter(Boolean).join(', ')
      }`,
    others: 'You might like',
    dropped: (words: readonly string[]) =>
      `Without ${words.map((word) => `“${word}”`).join(', ')}, which no product matches.`,
    showNear: 'See all of these results',
    title: 'Store',
    searchPlaceholder: 'Stone, product, element…',
    search: 'Search',
    element: 'Element',
    sort: 'Sort by',
    defaultSort: 'Featured',
    found: (total: number) => count(total, 'product'),
    foundMoreThan: (total: number) => `More than ${englishNumber(total)} products`,
    page: (page: number, pageCount: number) => `, page ${page} of ${pageCount}`,
    products: 'Products',
    priced: (range: string) => `Products at a price ${range} VND`,
    nothingFound: 'No products found',
    showAll: 'Show all products',
    suggestion: (link: ReactNode): ReactNode => <>Did you mean {link}?</>,
    nothingFoundText: 'Try another word, or remove a filter.',
    empty: 'Coming soon!',
    emptyText: 'The shop is preparing its products. Please come back later.',
  },
  endNoticesPage: {
    title: 'End the notices?',
    text: (email: ReactNode, shopName: string): ReactNode => (
      <>
        {shopName} will not tell {email}{' '}
        again that a product is in stock, even if somebody else enters this address. Emails about
        your orders and your account are sent as before.
      </>
    ),
    confirm: 'End the notices',
    done: 'The notices have ended',
    doneText: (email: ReactNode): ReactNode => (
      <>
        The requests of {email}{' '}
        are deleted. Log in with this address to request a notice on the page of a product again.
      </>
    ),
  },
  productPage: {
    home: 'Home',
    store: 'Store',
    facts: 'Product details',
    purchase: 'Delivery and returns',
    share: 'Share product',
  },
  errorPage: {
    notFound: 'Page not found',
    notFoundText: 'The page does not exist or has moved.',
    search: 'Search products',
    find: 'Search',
    unexpected: 'Unexpected Application Error!',
    unexpectedText: 'Something went wrong. Your cart is unchanged; please reload the page.',
    reload: 'Reload page',
    offline: 'You are offline',
    offlineText: 'This page has not been opened before. Your cart is unchanged; the page opens ' +
      'as soon as you are online again.',
  },
  textPage: { updated: (date: string) => `Updated on ${date}` },
};
