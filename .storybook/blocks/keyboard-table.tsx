import { keyboards } from './keyboards.ts';
import { Section } from './section.tsx';

/** Tables of the keys of each component. */
export function KeyboardTable() {
  return (
    <Section className='gap-4 lg:columns-2'>
      {keyboards.map(({ name, components, keys }) => (
        <section
          key={name}
          className='mb-4 break-inside-avoid rounded-card border border-line bg-surface p-5'
        >
          <h3 className='font-serif text-xl leading-[1.4] font-semibold'>{name}</h3>
          <p className='text-ink-soft'>{components}</p>
          <table className='mt-3 w-full text-left'>
            <thead className='sr-only'>
              <tr>
                <th scope='col'>Keys</th>
                <th scope='col'>Effect</th>
              </tr>
            </thead>
            <tbody>
              {keys.map(([combination, effect]) => (
                <tr key={combination} className='border-t border-line align-top'>
                  <th scope='row' className='w-2/5 py-2 pr-3 font-normal'>
                    {combination.split(' ').map((key, index) => <Key key={index}>{key}</Key>)}
                  </th>
                  <td className='py-2'>{effect}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </Section>
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
