import { searchableTitle, sidebarLabel } from '../sidebar/vietnamese-terms.ts';
import groups from './groups.json' with { type: 'json' };
import { Section, TokenName } from './section.tsx';

/** Table of the groups in the sidebar, with the folder and the contents of each. */
export function Groups() {
  return (
    <Section className='rounded-card border border-line bg-surface px-5 py-2'>
      <dl>
        {groups.map(({ name, folder, contents }) => (
          <div
            key={name}
            className='grid gap-x-4 border-b border-line py-3 last:border-0 sm:grid-cols-[280px_1fr]'
          >
            <dt>
              <span className='font-semibold'>{sidebarLabel(searchableTitle(name))}</span>{' '}
              <TokenName>{folder}</TokenName>
            </dt>
            <dd>{contents}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
