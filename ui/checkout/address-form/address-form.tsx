import { type InputHTMLAttributes, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { AddressPicker, type AddressPickerProps } from '../address-picker/address-picker.tsx';
import type { DivisionLevel } from '../address-picker/division-types.ts';
import { controlClass, Field } from '../../primitives/field/field.tsx';

/** What stands in the text fields, as typed. */
export interface AddressValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  street: string;
}

/** What is wrong with a field, in words. */
export type AddressErrors = Partial<Record<keyof AddressValues | DivisionLevel, string>>;

export interface AddressFormProps {
  values: AddressValues;
  onChange: (values: AddressValues) => void;
  /** @default 'Việt Nam' */
  country?: string;
  /** The three selects. */
  picker: AddressPickerProps;
  /** What is wrong with a field, in words. The first one that is new takes the focus. */
  errors?: AddressErrors;
}

const texts: Record<
  keyof AddressValues,
  { label: string; input: InputHTMLAttributes<HTMLInputElement> }
> = {
  lastName: { label: 'Họ', input: { autoComplete: 'family-name', maxLength: 100 } },
  firstName: { label: 'Tên', input: { autoComplete: 'given-name', maxLength: 100 } },
  email: {
    label: 'Email',
    input: {
      type: 'email',
      autoComplete: 'email',
      autoCapitalize: 'none',
      spellCheck: false,
      maxLength: 254,
    },
  },
  phone: {
    label: 'Số điện thoại',
    input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 20 },
  },
  street: {
    label: 'Số nhà, tên đường',
    input: { autoComplete: 'street-address', maxLength: 200 },
  },
};

const textNames = Object.keys(texts) as (keyof AddressValues)[];
const names: (keyof AddressErrors)[] = [
  'lastName',
  'firstName',
  'email',
  'phone',
  'province',
  'district',
  'ward',
  'street',
];

const none: AddressErrors = {};

/** Where the order goes. It has fields only: the form and its button stand around it. */
export function AddressForm(
  { values, onChange, country = 'Việt Nam', picker, errors = none }: AddressFormProps,
) {
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const seen = useRef(none);
  useEffect(() => {
    // Sent again with the same mistake, the focus goes there again.
    const form = section.current?.closest('form');
    const forget = () => {
      seen.current = none;
    };
    form?.addEventListener('submit', forget);
    return () => form?.removeEventListener('submit', forget);
  }, []);
  useEffect(() => {
    // An error that is mended takes the focus nowhere: the visitor may still be typing.
    const isNew = names.some((name) => errors[name] && errors[name] !== seen.current[name]);
    seen.current = errors;
    if (!isNew) return;
    // The first that can be focused: a select whose list is on its way cannot, one that failed has a button.
    const wrong = names.filter((name) => errors[name]).map((name) =>
      section.current?.querySelector<HTMLElement>(
        `input[name=${name}]:not([aria-hidden]), [data-level=${name}] :is([role=combobox], button):enabled`,
      )
    );
    wrong.find(Boolean)?.focus();
  }, [errors]);
  // Filled in before hydration, by hand or by the browser.
  useLayoutEffect(() => {
    const early = textNames.map((name) => {
      const input = section.current?.querySelector<HTMLInputElement>(`input[name=${name}]`);
      return [name, input?.value ?? ''] as const;
    }).filter(([name, text]) => text !== '' && text !== values[name]);
    if (early.length > 0) onChange({ ...values, ...Object.fromEntries(early) });
  }, []);
  const text = (name: keyof AddressValues, className?: string) => (
    <Field label={texts[name].label} error={errors[name]} className={className}>
      {(control) => (
        <input
          {...control}
          {...texts[name].input}
          name={name}
          value={values[name]}
          onChange={(event) => onChange({ ...values, [name]: event.currentTarget.value })}
          className={controlClass}
        />
      )}
    </Field>
  );
  return (
    <section
      ref={section}
      aria-labelledby={headingId}
      data-slot='address-form'
      className='@container rounded-card border border-line bg-surface p-5 md:p-6'
    >
      <h2 id={headingId} className='text-xl leading-[1.4]'>Thông tin giao hàng</h2>
      <div className='mt-5 grid gap-x-4 gap-y-5 @md:grid-cols-2'>
        <div className='grid grid-cols-2 gap-4 @md:col-span-full'>
          {text('lastName')}
          {text('firstName')}
        </div>
        {text('email')}
        {text('phone')}
        <Field label='Quốc gia'>
          {(control) => (
            <input
              {...control}
              name='country'
              autoComplete='off'
              readOnly
              value={country}
              className={`${controlClass} read-only:border-line read-only:bg-paper read-only:text-ink-soft`}
            />
          )}
        </Field>
        <AddressPicker {...picker} errors={{ ...picker.errors, ...errors }} />
        {text('street', '@md:col-span-full')}
      </div>
    </section>
  );
}
