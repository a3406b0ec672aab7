import { useRef } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { useHydrated } from '../../primitives/use-hydrated.ts';
import { DivisionCombobox, inputClass } from './division-combobox.tsx';
import {
  type Division,
  type DivisionLevel,
  divisionLevels,
  type Divisions,
} from './division-types.ts';
import { actionMessages } from '../../messages/action-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { addressPickerMessages } from './address-picker-messages.ts';

const noItems: readonly Division[] = [];

export interface DivisionFieldProps {
  /** Level of the division. It determines the label. */
  level: DivisionLevel;
  /** Chosen division, or `null`. */
  value: Division | null;
  /** Divisions to choose from. */
  divisions: Divisions;
  /** Called with the chosen division, or `null` when the choice is cleared. */
  onChange: (value: Division | null) => void;
  /** Called when the visitor asks to load the list again. */
  onRetry: () => void;
  /** Error message below the field. */
  error?: string;
}

/** One level of the address: a field with a list that typing filters. */
export function DivisionField(
  { level, value, divisions, onChange, onRetry, error }: DivisionFieldProps,
) {
  const messages = useMessages('addressPicker', addressPickerMessages);
  const { retry } = useMessages('actions', actionMessages);
  const texts = messages[level];
  const container = useRef<HTMLDivElement>(null);
  // The server renders a plain input: the combobox has a style attribute, which the content
  // security policy forbids in a document.
  const hydrated = useHydrated();
  const failed = divisions.state === 'failed';
  const items = divisions.state === 'ready' ? divisions.items : noItems;
  const empty = level === divisionLevels.at(-1) && divisions.state === 'ready' &&
    items.length === 0;
  const placeholder = divisions.state === 'loading'
    ? messages.loading
    : empty
    ? messages.noWards
    : texts.choose;
  return (
    <div
      ref={container}
      tabIndex={-1}
      // An error of the choice is announced by the form, or described by the focused field.
      aria-live={error && !failed ? 'off' : 'polite'}
      data-slot='division-field'
      data-level={level}
      className='min-w-0 rounded-field'
    >
      <Field label={texts.label} error={failed ? texts.failed : error}>
        {(control) => (
          hydrated
            ? (
              <DivisionCombobox
                control={control}
                level={level}
                items={items}
                value={value}
                placeholder={placeholder}
                onChange={onChange}
              />
            )
            : (
              <input
                {...control}
                disabled
                value={value?.name ?? ''}
                placeholder={placeholder}
                className={inputClass}
              />
            )
        )}
      </Field>
      {failed && (
        <Button
          variant='secondary'
          className='mt-2'
          onClick={() => {
            // The button is removed: keep the focus in its field.
            container.current?.focus();
            onRetry();
          }}
        >
          {retry}
        </Button>
      )}
    </div>
  );
}
