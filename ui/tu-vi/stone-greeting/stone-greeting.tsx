import type { NguHanh } from '@thach-an/lunar';
import { Link } from '../../primitives/link/link.tsx';
import {
  StoneSuggestions,
  type StoneSuggestionsProps,
} from '../stone-suggestions/stone-suggestions.tsx';
import { useMessages } from '../../messages/use-messages.ts';

const stoneGreetingMessages = {
  title: (name: string) => `Đá hợp với ${name}`,
  text: (menh: string) => `Gợi ý cho mệnh ${menh}, theo lá số bạn đã lưu.`,
  settings: 'Bật/tắt gợi ý',
};

export interface StoneGreetingProps extends StoneSuggestionsProps {
  /** Name on the saved chart. */
  name: string;
  /** Element of the birth. */
  menh: NguHanh;
}

/** Section of the home page with stones for a saved chart, for a customer who asked for it. */
export function StoneGreeting({ name, menh, ...suggestions }: StoneGreetingProps) {
  const messages = useMessages('stoneGreeting', stoneGreetingMessages);
  return (
    <section
      data-slot='stone-greeting'
      className='page pt-4 pb-12'
      aria-labelledby='stone-greeting'
    >
      <h2 id='stone-greeting' className='pb-1 text-2xl wrap-anywhere'>{messages.title(name)}</h2>
      <p className='pb-6 text-ink-soft'>
        {messages.text(menh)}{' '}
        <Link href='/account' className='text-jade underline underline-offset-4'>
          {messages.settings}
        </Link>
      </p>
      <StoneSuggestions {...suggestions} />
    </section>
  );
}
