import { Section, TokenName } from '../blocks/section.tsx';
import type { ComponentStatus } from './component-guide.ts';

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
