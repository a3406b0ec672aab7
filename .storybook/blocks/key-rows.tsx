import keyboards from './keyboards.json' with { type: 'json' };
import { Section } from './section.tsx';

/** Table of key combinations and their effects. */
export function KeyRows({ keys }: { keys: readonly (readonly string[])[] }) {
  return (
    <table className='w-full text-left'>
      <thead className='sr-only'>
        <tr>
          <th scope='col'>Keys</th>
          <th scope='col'>Effect</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(([combination = '', effect]) => (
          <tr key={combination} className='border-t border-line align-top first:border-0'>
            <th scope='row' className='w-2/5 py-2 pr-3 font-normal'>
              {combination.split(' ').map((key, index) => <Key key={index}>{key}</Key>)}
            </th>
            <td className='py-2'>{effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Key({ children }: { children: string }) {
  if (children === '+' || children === '/') return <span className='mx-1'>{children}</span>;
  return (
    <kbd className='inline-block rounded-field border border-line bg-paper px-2 text-sm font-semibold'>
      {children}
    </kbd>
  );
}

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
