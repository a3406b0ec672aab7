import { Combobox } from '@base-ui/react/combobox';
import { useCallback } from 'react';
import { Check, ChevronDown } from '../../primitives/icons.ts';
import { controlClass, type FieldControlProps } from '../../primitives/field/field.tsx';
import type { Division, DivisionLevel } from './division-types.ts';
import { matchesDivision } from './match-division.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { addressPickerMessages } from './address-picker-messages.ts';

/** Classes of the input, shared with the plain input that is rendered before hydration. */
export const inputClass = `${controlClass} pr-11 text-ellipsis`;

export interface DivisionComboboxProps {
  /** Props of the field's control. */
  control: FieldControlProps;
  /** Level of the division, used as the name of the field. */
  level: DivisionLevel;
  /** Divisions to choose from. An empty list disables the input. */
  items: readonly Division[];
  /** Chosen division, or `null`. */
  value: Division | null;
  /** Text of the empty input. */
  placeholder: string;
  /** Called with the chosen division, or `null` when the choice is cleared. */
  onChange: (value: Division | null) => void;
}

/** Input with a list that typing filters. Escape closes the list and keeps the value. */
export function DivisionCombobox(
  { control, level, items, value, placeholder, onChange }: DivisionComboboxProps,
) {
  const { openList, closeList } = useMessages('addressPicker', addressPickerMessages);
  const labelButton = useCallback(labelCloseButton(closeList), [closeList]);
  return (
    <div className='relative'>
      <Combobox.Root
        name={level}
        items={items}
        value={value}
        onValueChange={(next, details) => {
          if (details.reason === 'escape-key') details.cancel();
          else onChange(next);
        }}
        onInputValueChange={(text, details) => {
          if (details.reason === 'escape-key' && text === '') details.cancel();
        }}
        filter={({ name }, query) => matchesDivision(name, query)}
        itemToStringLabel={({ name }) => name}
        itemToStringValue={({ code }) => String(code)}
        isItemEqualToValue={(one, other) => one.code === other.code}
        disabled={items.length === 0}
        autoHighlight
      >
        <Combobox.InputGroup ref={labelButton} className='relative'>
          <Combobox.Input
            {...control}
            placeholder={placeholder}
            enterKeyHint='done'
            // Enter chooses an item and must not submit the form.
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
            className={inputClass}
          />
          <Combobox.Trigger
            aria-label={openList}
            className='absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-field text-ink-soft disabled:text-field'
          >
            <ChevronDown aria-hidden size={20} />
          </Combobox.Trigger>
        </Combobox.InputGroup>
        <DivisionList />
      </Combobox.Root>
    </div>
  );
}

function DivisionList() {
  const { notFound, closeList } = useMessages('addressPicker', addressPickerMessages);
  const labelButton = useCallback(labelCloseButton(closeList), [closeList]);
  return (
    <Combobox.Portal>
      <Combobox.Positioner
        ref={labelButton}
        sideOffset={6}
        collisionPadding={8}
        className='z-50 outline-none'
      >
        <Combobox.Popup className='w-(--anchor-width) max-w-(--available-width) overflow-hidden rounded-field border border-field bg-surface transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0'>
          <Combobox.Empty>
            <p className='px-3.5 py-3 text-ink-soft'>{notFound}</p>
          </Combobox.Empty>
          <Combobox.List className='max-h-[min(290px,var(--available-height))] scroll-py-1 overflow-y-auto overscroll-contain py-1 outline-none data-empty:p-0'>
            {(division: Division) => (
              <Combobox.Item
                key={division.code}
                value={division}
                className='flex min-h-11 cursor-pointer items-center justify-between gap-2 px-3.5 py-2 data-highlighted:bg-jade-soft data-selected:font-semibold forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:-outline-offset-2'
              >
                {division.name}
                <Combobox.ItemIndicator className='shrink-0 text-jade'>
                  <Check aria-hidden size={18} />
                </Combobox.ItemIndicator>
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}

/** Label that Base UI gives to the button. */
const englishLabel = 'Dismiss';

/**
 * Returns a function that labels the hidden button that closes a list for screen readers. Base UI
 * adds one beside the input and one beside the popup, and has no prop for its label. The function
 * is suitable as a `ref` of the button's parent.
 *
 * @param label Label of the button
 */
function labelCloseButton(label: string) {
  return (parent: HTMLElement | null): (() => void) | undefined => {
    if (!parent) return;
    let button: Element | null = null;
    const replaceLabel = () => {
      button = parent.querySelector(`[aria-label="${englishLabel}"]`) ?? button;
      button?.setAttribute('aria-label', label);
    };
    const observer = new MutationObserver(replaceLabel);
    observer.observe(parent, { childList: true });
    replaceLabel();
    return () => {
      observer.disconnect();
      // Another label may follow.
      button?.setAttribute('aria-label', englishLabel);
    };
  };
}
