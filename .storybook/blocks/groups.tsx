import { sidebarLabel } from '../sidebar/vietnamese-terms.ts';
import { Section, TokenName } from './section.tsx';

const groups = [
  {
    name: 'Foundations (nen tang)',
    folder: '.storybook/',
    contents:
      'Tokens and their editor, colour, type, space, motion, icons, voice, accessibility, toolbar',
  },
  {
    name: 'Primitives (thanh phan)',
    folder: 'ui/primitives/',
    contents:
      'Button, Link, Field, QuantityField, SearchBox, Notice, EmptyState, Skeleton, Toaster, Picture, Price, AmountLine, Pagination',
  },
  {
    name: 'Layout (khung trang)',
    folder: 'ui/layout/',
    contents: 'ShopFrame, Navbar, Logo, Footer, SkipLink, PageError',
  },
  {
    name: 'Catalogue (cua hang)',
    folder: 'ui/catalogue/',
    contents: 'Hero, product cards and grids, product details and their modal, category filters',
  },
  {
    name: 'Cart (gio hang)',
    folder: 'ui/cart/',
    contents: 'Cart table, summary, promo code, load error, animation of a picture to the cart',
  },
  {
    name: 'Checkout (thanh toan)',
    folder: 'ui/checkout/',
    contents: 'Address form and pickers, payment methods, order summary',
  },
  { name: 'Orders (don hang)', folder: 'ui/orders/', contents: 'Order card and order list' },
  {
    name: 'Account (tai khoan)',
    folder: 'ui/account/',
    contents: 'Registration and log-in, profile menu, e-mail verification',
  },
  {
    name: 'Birth chart (tu vi)',
    folder: 'ui/tu-vi/',
    contents: 'Birth form, four pillars, and the sections of the analysis',
  },
  { name: 'Pages (trang)', folder: 'ui/pages/', contents: 'Whole pages, each in all its states' },
  {
    name: 'Mails',
    folder: '.storybook/mails/',
    contents: 'Every mail that the shop sends, as HTML at 640 and 390 px',
  },
];

/** Table of the groups in the sidebar, with the folder and the contents of each. */
export function Groups() {
  return (
    <Section className='rounded-card border border-line bg-surface px-5 py-2'>
      <dl>
        {groups.map(({ name, folder, contents }) => (
          <div
            key={name}
            className='grid border-b border-line py-3 last:border-0 sm:grid-cols-[280px_1fr]'
          >
            <dt>
              <span className='font-semibold'>{sidebarLabel(name)}</span>{' '}
              <TokenName>{folder}</TokenName>
            </dt>
            <dd>{contents}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
