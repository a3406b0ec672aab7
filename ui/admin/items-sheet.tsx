import { useId, useState } from 'react';
import { Choice } from '../primitives/choice/choice.tsx';
import { TextField } from '../primitives/text-field/text-field.tsx';
import { type FormDialogProps, FormSheet } from './form-sheet.tsx';

/** Units of a product. */
export interface ItemUnits {
  productId: string;
  quantity: number;
}

/** Texts of the sheet, for the whole order and for a part of it. */
interface ItemsSheetTexts {
  title: string;
  /** Label of the choice between the whole and a part. */
  scope: string;
  /** Label of the number of units, before the name of the product. */
  quantity: string;
  /** Error if no number of units is entered. */
  empty: string;
  back: string;
  working: string;
  action: Record<'whole' | 'part', string>;
  /** Consequences. */
  note: Record<'whole' | 'part', string>;
  /** Suggested reasons. */
  reasons: readonly string[];
}

export interface ItemsSheetProps extends FormDialogProps {
  /** Name of the component, for `data-slot`. */
  slot: string;
  /** Texts of the sheet. */
  texts: ItemsSheetTexts;
  /** Look of the button that sends the form. @default 'primary' */
  variant?: 'danger';
  /** Items that can be chosen. */
  items: readonly (ItemUnits & { name: string })[];
  /** `true` if some of the items can be chosen alone. */
  divisible: boolean;
  /** `true` if the whole order needs a reason, too. */
  asksAlways: boolean;
  /** Called with the reason, and with the items if only some are chosen. */
  onChoose: (choice: { reason: string; items?: ItemUnits[] }) => void;
}

/** Dialog that does something with an order or some of its items, with a reason. */
export function ItemsSheet(
  { texts, items, divisible, asksAlways, onChoose, ...sheet }: ItemsSheetProps,
) {
  const listId = useId();
  const [choosesPart, setPart] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const isPart = divisible && choosesPart;
  const scope = isPart ? 'part' : 'whole';
  const submit = (form: FormData) => {
    const chosen = items.flatMap(({ productId }) => {
      const quantity = Number(form.get(productId) ?? 0);
      return quantity > 0 ? [{ productId, quantity }] : [];
    });
    const reason = String(form.get('reason') ?? '').trim();
    setEmpty(isPart && chosen.length === 0);
    if (!isPart) onChoose({ reason });
    else if (chosen.length > 0) onChoose({ reason, items: chosen });
  };
  return (
    <FormSheet
      {...sheet}
      error={isPart && isEmpty ? texts.empty : sheet.error}
      onClosed={() => {
        setPart(false);
        setEmpty(false);
      }}
      title={texts.title}
      action={texts.action[scope]}
      back={texts.back}
      working={texts.working}
      onSubmit={submit}
    >
      {divisible && (
        <fieldset>
          <legend className='mb-1.5 font-semibold'>{texts.scope}</legend>
          <div className='flex flex-wrap gap-x-6'>
            {[false, true].map((part) => (
              <Choice
                key={String(part)}
                type='radio'
                name='scope'
                checked={isPart === part}
                onChange={() => setPart(part)}
              >
                {part ? 'Một phần' : 'Cả đơn'}
              </Choice>
            ))}
          </div>
        </fieldset>
      )}
      {isPart && (
        <ul className='grid gap-2'>
          {items.map(({ productId, name, quantity }) => (
            <li key={productId} className='flex items-center justify-between gap-3'>
              <span className='min-w-0 break-words'>{name}</span>
              <span className='flex items-center gap-2 whitespace-nowrap text-ink-soft'>
                <input
                  aria-label={`${texts.quantity}: ${name}`}
                  name={productId}
                  type='number'
                  inputMode='numeric'
                  min={0}
                  max={quantity}
                  defaultValue={0}
                  className='min-h-11 w-18 rounded-field border border-field bg-surface px-2 text-right text-ink tabular-nums'
                />
                trong {quantity}
              </span>
            </li>
          ))}
        </ul>
      )}
      {(isPart || asksAlways) && (
        <>
          <TextField
            label='Lý do'
            hint='Khách đọc được lý do này trong email.'
            required
            name='reason'
            list={listId}
            maxLength={500}
            autoComplete='off'
          />
          <datalist id={listId}>
            {texts.reasons.map((reason) => <option key={reason} value={reason} />)}
          </datalist>
        </>
      )}
      <p className='text-sm text-ink-soft'>{texts.note[scope]}</p>
    </FormSheet>
  );
}
