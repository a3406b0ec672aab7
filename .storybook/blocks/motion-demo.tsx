import { useState } from 'react';
import { Button } from '../../ui/primitives/button/button.tsx';
import { readToken } from '../theme/read-token.ts';
import { Section, TokenName } from './section.tsx';

const speeds = [
  { name: '150 ms', className: 'duration-150' },
  { name: 'theme default', className: '' },
  { name: '250 ms', className: 'duration-250' },
];

/**
 * Three squares that move with the theme's easing. With reduced motion they change places
 * immediately.
 */
export function MotionDemo() {
  const [moved, setMoved] = useState(false);
  return (
    <Section className='rounded-card border border-line bg-surface p-5'>
      <div className='flex flex-wrap items-center gap-4'>
        <Button onClick={() => setMoved(!moved)}>{moved ? 'Quay về' : 'Đi'}</Button>
        <p className='text-ink-soft'>
          <TokenName>{readToken('--default-transition-duration')}</TokenName>
          {' · '}
          <TokenName>{readToken('--ease-out')}</TokenName>
        </p>
      </div>
      {speeds.map(({ name, className }) => (
        <div key={name} className='mt-5'>
          <p className='text-sm text-ink-soft'>{name}</p>
          <div className='mt-1 rounded-tag bg-paper pr-12'>
            <div className={`transition-transform ${className} ${moved ? 'translate-x-full' : ''}`}>
              <div className='size-12 rounded-tag bg-jade' />
            </div>
          </div>
        </div>
      ))}
    </Section>
  );
}

export function MotionKinds() {
  return (
    <Section className='grid grid-cols-1 gap-4 sm:grid-cols-3'>
      <div className='rounded-card border border-line bg-surface p-5'>
        <div className='h-20 rounded-card border border-line bg-paper transition-transform motion-safe:hover:-translate-y-0.5' />
        <p className='mt-3 font-semibold'>Lift</p>
        <p className='text-ink-soft'>A card under the pointer rises 2 px.</p>
      </div>
      <div className='rounded-card border border-line bg-surface p-5'>
        <div className='h-20 rounded-field bg-line motion-safe:animate-breathe' />
        <p className='mt-3 font-semibold'>Pulse</p>
        <p className='text-ink-soft'>
          A skeleton at its final size, {readToken('--animate-breathe')}.
        </p>
      </div>
      <div className='rounded-card border border-line bg-surface p-5'>
        <div className='flex h-20 items-center justify-center'>
          <span className='size-8 rounded-tag border-3 border-jade border-r-transparent motion-safe:animate-spin' />
        </div>
        <p className='mt-3 font-semibold'>Spin</p>
        <p className='text-ink-soft'>
          Only for a wait of unknown length, {readToken('--animate-spin')}.
        </p>
      </div>
    </Section>
  );
}
