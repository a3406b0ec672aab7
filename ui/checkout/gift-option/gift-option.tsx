import { Choice } from '../../primitives/choice/choice.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { controlClass, Field } from '../../primitives/field/field.tsx';
import { giftOptionMessages } from './gift-option-messages.ts';

export interface GiftOptionProps {
  /** Note to the recipient; `undefined` if the order is no gift. */
  note: string | undefined;
  /** Called with the new note, or `undefined`. */
  onChange: (note: string | undefined) => void;
}

/** Checkbox that makes an order a gift, with a note that is printed for the recipient. */
export function GiftOption({ note, onChange }: GiftOptionProps) {
  const messages = useMessages('giftOption', giftOptionMessages);
  return (
    <div data-slot='gift-option'>
      <Choice
        name='gift'
        checked={note !== undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? '' : undefined)}
      >
        {messages.gift}
      </Choice>
      {note !== undefined && (
        <div className='mt-1 grid gap-3'>
          <p className='text-ink-soft'>{messages.hint}</p>
          <Field label={messages.note}>
            {(control) => (
              <textarea
                {...control}
                name='giftNote'
                rows={3}
                maxLength={300}
                value={note}
                onChange={({ currentTarget }) => onChange(currentTarget.value)}
                className={controlClass}
              />
            )}
          </Field>
        </div>
      )}
    </div>
  );
}
