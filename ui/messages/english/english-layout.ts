import { formatDateTime } from '../../primitives/date-time/format-date-time.ts';
import { count } from './count.ts';
import { englishNumber } from './english-number.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Returns a date in the time zone of Vietnam, such as '21 Nov 2026'. */
function formatDate(iso: string): string {
  const [day, month, year] = formatDateTime(iso).slice(0, '21/11/2026'.length).split('/');
  return `${Number(day)} ${months[Number(month) - 1]} ${year}`;
}

/** English texts of primitives and page frame. */
export const englishLayout = {
  actions: {
    busy: 'Please wait…',
    retry: 'Try again',
    retryHint: 'Please check your connection and try again.',
    close: 'Close',
    cancel: 'Cancel',
    home: 'Go to home page',
    store: 'Visit the store',
    logIn: 'Log in',
  },
  noScript: { text: 'This page requires JavaScript.' },
  price: {
    format: (amount: number) => `${englishNumber(amount)} VND`,
    from: 'from',
    current: 'Price now:',
    original: 'Original price:',
  },
  dateTime: {
    dateTime: (iso: string) => `${formatDate(iso)}, ${formatDateTime(iso).slice(-'15:05'.length)}`,
    date: formatDate,
  },
  pagination: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page: number) => `Page ${page}`,
  },
  breadcrumbs: { label: 'Breadcrumbs' },
  copyButton: { copy: 'Copy', copied: 'Copied', failed: 'Not copied' },
  searchBox: {
    label: 'Search products',
    placeholder: 'Bracelets, stone jars…',
    clear: 'Clear search',
  },
  notice: { dismiss: 'Close message' },
  toaster: { label: 'Messages (Alt+T)', dismiss: 'Close message' },
  quantityField: {
    decrease: 'Decrease quantity',
    increase: 'Increase quantity',
    role: 'number field',
  },
  navbar: {
    label: 'Main menu',
    toHome: ', home page',
    home: 'Home',
    store: 'Store',
    tuVi: 'Tử Vi',
    contact: 'Contact',
    cart: (products: number) => `Cart, ${count(products, 'product')}`,
    signUp: 'Sign up',
    openSearch: 'Search',
    searchLabel: 'Search the store',
    search: 'Search',
  },
  footer: {
    about: 'About the store',
    links: 'Links',
    contact: 'Contact',
    phone: 'Phone:',
    email: 'Email:',
    seller: 'Seller',
    taxCode: (taxCode: string) => `Tax code: ${taxCode}`,
    registration: (registration: string) => `Business registration: ${registration}`,
    address: (address: string) => `Address: ${address}`,
    notice: 'E-commerce registration',
  },
  themeSwitch: { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
  skipLink: { label: 'Skip to main content' },
};
