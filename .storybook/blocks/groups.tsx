import { Section } from './section.tsx';

const groups = [
  ['Thạch An', 'this book', 'Colour, type, space, motion, icons, voice, accessibility'],
  ['Trang', 'screens', 'Whole pages, each in every state that it can be in'],
  ['Nền tảng', 'foundations', 'Button, Link, Field, Logo, Notice, Picture, Skeleton, Toaster'],
  [
    'Cửa hàng',
    'shop',
    'Product cards and grids, the detail and its modal, search, filters, prices',
  ],
  ['Giỏ hàng', 'cart', 'The table, the summary, the quantity, the flight to the cart'],
  ['Thanh toán', 'checkout', 'The address, the ways to pay, the promo code, the order’s summary'],
  ['Đơn hàng', 'orders', 'An order as a card, and the list of them'],
  ['Tài khoản', 'account', 'Signing up and logging in, the menu, the confirmation of an e-mail'],
  ['Tử Vi', 'birth chart', 'The form, the four pillars, and what they say'],
  ['Khung trang', 'page', 'The bar, the hero, the footer, the skip link, the error page'],
] as const;

/** The groups of the sidebar and what each holds. */
export function Groups() {
  return (
    <Section className='rounded-card border border-line bg-surface px-5 py-2'>
      <dl>
        {groups.map(([name, english, what]) => (
          <div
            key={name}
            className='grid border-b border-line py-3 last:border-0 sm:grid-cols-[240px_1fr]'
          >
            <dt>
              <span className='font-semibold' lang='vi'>{name}</span>{' '}
              <span className='text-ink-soft'>{english}</span>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
