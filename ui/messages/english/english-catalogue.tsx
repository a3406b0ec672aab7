import { count } from './count.ts';
import { englishNumber } from './english-number.ts';
import type { Messages } from '../messages.ts';

/** English texts of the catalogue, with home page, store page and page of a product. */
export const englishCatalogue = {
  productCard: {
    add: 'Add to cart',
    added: (quantity) => `Added (${quantity})`,
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
    remaining: (stock) => `Only ${stock} left`,
  },
  buyBox: {
    quantityOf: (product) => `Quantity of ${product}`,
    inStock: 'In stock',
    remaining: (stock) => `Only ${stock} left`,
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
    grams: (grams) => `${englishNumber(grams)} g`,
    category: 'Category',
    care: 'Care',
    certificate: 'Certificate',
    numberOf: (number) => `No. ${number}`,
    showCertificate: 'View certificate',
  },
  productGallery: {
    label: 'Pictures of the product',
    pictureOf: (product, number) => `${product}, picture ${number}`,
    enlarge: 'Enlarge',
    choose: 'Choose a picture',
    show: (number) => `Show picture ${number}`,
  },
  productZoom: {
    label: (product) => `Enlarged picture: ${product}`,
    picture: 'Picture',
    zoomOut: 'Zoom out',
    zoomIn: 'Zoom in',
    previous: 'Previous picture',
    next: 'Next picture',
  },
  purchaseLines: {
    delivery: (area, fee) => `Delivery ${area}, ${fee} per order`,
    freeDelivery: (area) => `Free delivery ${area}`,
    freeFrom: (subtotal) => `, free for orders from ${subtotal}`,
    times: (preparation, time) => `Preparation ${preparation}, transport ${time}`,
    remote: (time) => ` (remote areas and islands: ${time})`,
    expected: (days) => `Order today, expected delivery: ${days}.`,
    deliveryLink: 'Details of delivery',
    returns: (days) => `Returns within ${count(days, 'day')} of receipt`,
    refund: (days) => `Refund within ${count(days, 'day')} after the store has the goods back.`,
    returnsLink: 'Conditions of returns',
  },
  relatedProducts: { title: 'Related products' },
  trustLines: {
    label: 'Buy with confidence',
    sizeGuide: 'How to measure',
    seller: (name) => `Seller: ${name}`,
    advice: 'Advice:',
    zalo: 'Zalo',
  },
  suitedElements: { all: 'Suits every element', some: 'Suits element' },
  priceFilter: {
    label: 'Price:',
    format: englishNumber,
    all: 'all',
    from: (price) => `from ${price}`,
    to: (price) => `up to ${price}`,
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
    element: (element) => `Suits ${element}`,
    price: (min, max) =>
      min && max ? `${min}–${max}` : min ? `At least ${min}` : max ? `At most ${max}` : '',
    remove: 'Remove the filter ',
    clear: 'Clear filters',
  },
  storePage: {
    near: (q, range) =>
      `Closest results: ${
        [q && `“${q}”`, range && `price ${range} VND`].filter(Boolean).join(', ')
      }`,
    others: 'You might like',
    dropped: (words) =>
      `Without ${words.map((word) => `“${word}”`).join(', ')}, which no product matches.`,
    showNear: 'See all of these results',
    title: 'Store',
    searchPlaceholder: 'Stone, product, element…',
    search: 'Search',
    element: 'Element',
    sort: 'Sort by',
    defaultSort: 'Featured',
    found: (total) => count(total, 'product'),
    foundMoreThan: (total) => `More than ${englishNumber(total)} products`,
    page: (page, pageCount) => `, page ${page} of ${pageCount}`,
    products: 'Products',
    nothingFound: 'No products found',
    showAll: 'Show all products',
    suggestion: (link) => <>Did you mean {link}?</>,
    nothingFoundText: 'Try another word, or remove a filter.',
  },
  endNoticesPage: {
    title: 'End the notices?',
    text: (email, shopName) => (
      <>
        {shopName} will not tell {email}{' '}
        again that a product is in stock, even if somebody else enters this address. Emails about
        your orders and your account are sent as before.
      </>
    ),
    confirm: 'End the notices',
    done: 'The notices have ended',
    doneText: (email) => (
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
  textPage: { updated: (date) => `Updated on ${date}` },
} satisfies Partial<Messages>;
