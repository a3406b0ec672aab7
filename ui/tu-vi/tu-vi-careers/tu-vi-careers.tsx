import { TuViSection } from '../tu-vi-section/tu-vi-section.tsx';
import { useMessages } from '../../messages/use-messages.ts';

const tuViCareersMessages = {
  title: 'Nghề nghiệp phù hợp',
};

export interface TuViCareersProps {
  /** Names of careers, in display order. */
  careers: readonly string[];
}

/** Careers that suit the element, as tags. */
export function TuViCareers({ careers }: TuViCareersProps) {
  const messages = useMessages('tuViCareers', tuViCareersMessages);
  return (
    <TuViSection title={messages.title}>
      <ul data-slot='tu-vi-careers' className='flex flex-wrap gap-2 print:gap-1.5'>
        {careers.map((career) => (
          <li
            key={career}
            className='rounded-tag border border-line bg-paper px-3.5 py-1.5 print:px-3 print:py-0'
          >
            {career}
          </li>
        ))}
      </ul>
    </TuViSection>
  );
}
