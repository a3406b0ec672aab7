/// <reference types="vite/client" />
import * as icons from '../../ui/primitives/icons.ts';
import { Section, TokenName } from './section.tsx';
import { usedIcons } from './used-icons.ts';

// The components of every area. The list is read from the sources, so it is always complete.
const sources: Record<string, string> = import.meta.glob(
  ['../../ui/*/*/*.tsx', '!../../ui/*/*/*.stories.tsx'],
  { query: '?raw', import: 'default', eager: true },
);

/** List of all icons in use, each with its name and the components that render it. */
export function IconList() {
  return (
    <Section>
      <ul role='list' className='grid grid-cols-[repeat(auto-fill,minmax(220px,1fr))] gap-4'>
        {usedIcons(sources).map(({ name, components }) => {
          const Icon = icons[name as keyof typeof icons];
          return (
            <li key={name} className='rounded-card border border-line bg-surface p-5'>
              <Icon aria-hidden size={24} strokeWidth={1.75} />
              <p className='mt-3 font-semibold'>{name}</p>
              <p>
                <TokenName>{components.join(', ')}</TokenName>
              </p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

export function IconSizes() {
  const Icon = icons.ShoppingBag;
  const sizes = [
    { size: 18, use: 'in small buttons, beside text' },
    { size: 20, use: 'in fields, menus and notices' },
    { size: 24, use: 'in the navigation bar' },
    { size: 32, use: 'alone, in an empty state' },
  ];
  return (
    <Section className='grid grid-cols-2 gap-4 sm:grid-cols-4'>
      {sizes.map(({ size, use }) => (
        <div key={size} className='rounded-card border border-line bg-surface p-5'>
          <div className='flex h-10 items-end'>
            <Icon aria-hidden size={size} strokeWidth={1.75} />
          </div>
          <p className='mt-3 font-semibold'>{size} px</p>
          <p className='text-ink-soft'>{use}</p>
        </div>
      ))}
    </Section>
  );
}
