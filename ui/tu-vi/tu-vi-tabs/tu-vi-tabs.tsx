import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

/** The form, or what came of it. */
export type TuViTab = 'info' | 'analysis';

export interface TuViTabsProps {
  active: TuViTab;
  onActiveChange: (active: TuViTab) => void;
  /** Under 'Thông Tin'. It stays in the page while it is hidden, so that nothing typed is lost. */
  info: ReactNode;
  /** Under 'Phân Tích'. */
  analysis: ReactNode;
}

const tab =
  'relative -mb-px min-h-12 rounded-t-field border-b-2 border-transparent px-5 text-lg font-semibold text-ink-soft transition-colors hover:text-ink data-active:border-jade data-active:text-jade max-sm:grow';

/** The two tabs of the Tử Vi page. The arrow keys go from one to the other. */
export function TuViTabs({ active, onActiveChange, info, analysis }: TuViTabsProps) {
  return (
    <Tabs.Root
      value={active}
      onValueChange={onActiveChange}
      data-slot='tu-vi-tabs'
    >
      <Tabs.List
        activateOnFocus
        aria-label='Tử Vi'
        className='flex justify-center border-b border-line print:hidden'
      >
        <Tabs.Tab value='info' className={tab}>Thông Tin</Tabs.Tab>
        <Tabs.Tab value='analysis' className={tab}>Phân Tích</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value='info' keepMounted className='pt-8 print:pt-0'>{info}</Tabs.Panel>
      <Tabs.Panel value='analysis' className='pt-8 print:pt-0'>{analysis}</Tabs.Panel>
    </Tabs.Root>
  );
}
