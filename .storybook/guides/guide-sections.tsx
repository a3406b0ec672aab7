import keyboards from '../blocks/keyboards.json' with { type: 'json' };
import { KeyRows } from '../blocks/key-rows.tsx';
import { Section, TokenName } from '../blocks/section.tsx';
import type { ComponentGuide, ComponentStatus } from './component-guide.ts';

interface GuideProps {
  guide: ComponentGuide;
}

const cardClass = 'rounded-card border border-line bg-surface p-5';

/** Situations for and against a component. */
export function ComponentUse({ guide: { use, avoid } }: GuideProps) {
  return (
    <Section className='grid gap-4 md:grid-cols-2'>
      {[['When to use', use], ['When not to use', avoid]].map(([title, items], index) => (
        <section key={index} className={cardClass}>
          <h3 className={`font-semibold ${index === 0 ? 'text-jade' : 'text-cinnabar'}`}>
            {title}
          </h3>
          <ul className='mt-2 list-disc space-y-1.5 pl-5'>
            {Array.from(items ?? [], (item) => <li key={item}>{item}</li>)}
          </ul>
        </section>
      ))}
    </Section>
  );
}

/** Visible parts of a component, numbered. */
export function ComponentAnatomy({ guide: { anatomy } }: GuideProps) {
  return (
    <Section className={`${cardClass} py-2!`}>
      <dl>
        {Object.entries(anatomy).map(([part, description], index) => (
          <div
            key={part}
            className='grid border-b border-line py-3 last:border-0 sm:grid-cols-[240px_1fr]'
          >
            <dt className='font-semibold'>
              <span className='mr-2 text-ink-soft tabular-nums'>{index + 1}</span>
              {part}
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Keys of a component: its own, which take precedence, and those of a shared interface. */
export function ComponentKeys({ guide: { keyboard, keys } }: GuideProps) {
  const shared = keyboards.find(({ name }) => name === keyboard)?.keys ?? [];
  const rows = Object.entries<string>({ ...Object.fromEntries(shared), ...keys });
  return (
    <Section className={cardClass}>
      {rows.length > 0
        ? <KeyRows keys={rows} />
        : <p>No part of this component takes the focus.</p>}
    </Section>
  );
}

export function ChangeLog({ guide: { changes } }: GuideProps) {
  return (
    <Section className={cardClass}>
      <dl>
        {Object.entries(changes).map(([version, texts]) => (
          <div key={version} className='grid gap-x-6 sm:grid-cols-[80px_1fr]'>
            <dt className='font-semibold tabular-nums'>{version}</dt>
            <dd>
              <ul>{texts.map((text) => <li key={text}>{text}</li>)}</ul>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

const meanings: Record<ComponentStatus, string> = {
  stable: 'in use, and its props stay compatible',
  new: 'in use, but its props may still change',
  internal: 'a part of other components, not exported by the package',
  deprecated: 'to be replaced',
};

interface ComponentHeaderProps {
  status: ComponentStatus;
  /** Path of the component's source file. */
  source: string;
  /** URL of its drawing in a design tool; nothing is shown without one. */
  design?: string;
}

/** Status, source file and design drawing of a component. */
export function ComponentHeader({ status, source, design }: ComponentHeaderProps) {
  return (
    <Section className='flex flex-wrap items-baseline gap-x-6 gap-y-2'>
      <p>
        <strong
          className={`mr-2 rounded-tag border px-3 py-0.5 text-sm font-semibold ${
            status === 'stable' ? 'border-jade text-jade' : 'border-field text-ink'
          }`}
        >
          {status}
        </strong>
        <span className='text-ink-soft'>{meanings[status]}</span>
      </p>
      <TokenName>{source}</TokenName>
      {design && /^https:\/\//.test(design) && (
        <a href={design} rel='noopener' target='_blank' className='text-jade underline'>
          Design drawing
        </a>
      )}
    </Section>
  );
}
