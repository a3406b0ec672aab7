import { KeyRows } from './key-rows.tsx';
import { keyboards } from './keyboards.ts';
import { Section } from './section.tsx';

/** Tables of the keyboard interfaces that components share. */
export function KeyboardTable() {
  return (
    <Section className='gap-4 lg:columns-2'>
      {keyboards.map(({ name, components, keys }) => (
        <section
          key={name}
          className='mb-4 break-inside-avoid rounded-card border border-line bg-surface p-5'
        >
          <h3 className='font-serif text-xl leading-[1.4] font-semibold'>{name}</h3>
          <p className='mb-3 text-ink-soft'>{components}</p>
          <KeyRows keys={keys} />
        </section>
      ))}
    </Section>
  );
}
