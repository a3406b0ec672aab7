import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/use-messages.ts';

const tuViTabsMessages = {
  label: 'Tử Vi',
  info: 'Thông Tin',
  analysis: 'Phân Tích',
};

/** Tab of the Tử Vi page: the form, or the result. */
export type TuViTab = 'info' | 'analysis';

export interface TuViTabsProps {
  /** Selected tab. */
  active: TuViTab;
  /** Called with the newly selected tab. */
  onActiveChange: (active: TuViTab) => void;
  /** Content of the tab 'Thông Tin'. It stays mounted while hidden, to keep the typed values. */
  info: ReactNode;
  /** Content of the tab 'Phân Tích'. */
  analysis: ReactNode;
}

const tabClass =
  'relative -mb-px min-h-12 rounded-t-field border-b-2 border-transparent px-5 text-lg font-semibold text-ink-soft transition-colors hover:text-ink data-active:border-jade data-active:text-jade max-sm:grow forced-colors:border-[Canvas] forced-colors:data-active:border-[Highlight]';

/** Tabs of the Tử Vi page. The arrow keys switch between them. */
export function TuViTabs({ active, onActiveChange, info, analysis }: TuViTabsProps) {
  const messages = useMessages('tuViTabs', tuViTabsMessages);
  return (
    <Tabs.Root
      value={active}
      onValueChange={onActiveChange}
      data-slot='tu-vi-tabs'
    >
      <Tabs.List
        activateOnFocus
        aria-label={messages.label}
        className='flex justify-center border-b border-line print:hidden'
      >
        <Tabs.Tab value='info' className={tabClass}>{messages.info}</Tabs.Tab>
        <Tabs.Tab value='analysis' className={tabClass}>{messages.analysis}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value='info' keepMounted className='pt-8 print:pt-0'>{info}</Tabs.Panel>
      <Tabs.Panel value='analysis' className='pt-8 print:pt-0'>{analysis}</Tabs.Panel>
    </Tabs.Root>
  );
}
