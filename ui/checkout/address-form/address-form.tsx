import {
  type InputHTMLAttributes,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { AddressPicker, type AddressPickerProps } from '../address-picker/address-picker.tsx';
import { type DivisionLevel, divisionLevels } from '../address-picker/division-types.ts';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { addressFormMessages } from './address-form-messages.ts';

/** Values of the text fields, as typed. */
export interface AddressValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  street: string;
}

/** Error messages by field. */
export type AddressErrors = Partial<Record<keyof AddressValues | DivisionLevel, string>>;

export interface AddressFormProps {
  /** Heading of the form. @default 'Thông tin giao hàng' */
  title?: string;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3;
  /** Content between the heading and the fields, such as the saved addresses. */
  before?: ReactNode;
  /** Content below the fields, such as a checkbox. */
  after?: ReactNode;
  /** Values of the text fields. */
  values: AddressValues;
  /** Called with all values after each change. */
  onChange: (values: AddressValues) => void;
  /** Value of the read-only country field. @default 'Việt Nam' */
  country?: string;
  /** Props of the fields for the divisions. */
  picker: AddressPickerProps;
  /** Error messages by field. The first new error moves the focus to its field. @default {} */
  errors?: AddressErrors;
}

const inputs: Record<keyof AddressValues, InputHTMLAttributes<HTMLInputElement>> = {
  lastName: { autoComplete: 'family-name', maxLength: 100 },
  firstName: { autoComplete: 'given-name', maxLength: 100 },
  email: {
    type: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 254,
  },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 20 },
  street: { autoComplete: 'street-address', maxLength: 200 },
};

const textNames = Object.keys(inputs) as (keyof AddressValues)[];
const names: (keyof AddressErrors)[] = [
  'lastName',
  'firstName',
  'email',
  'phone',
  ...divisionLevels,
  'street',
];

const noErrors: AddressErrors = {};

/** Fields of the delivery address. The form element and the submit button surround it. */
export function AddressForm(
  {
    title,
    headingLevel = 2,
    before,
    after,
    values,
    onChange,
    country,
    picker,
    errors = noErrors,
  }: AddressFormProps,
) {
  const messages = useMessages('addressForm', addressFormMessages);
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  const section = useRef<HTMLElement>(null);
  const previous = useRef(noErrors);
  useEffect(() => {
    // After another submit, a remaining error counts as new and takes the focus again.
    const form = section.current?.closest('form');
    const resetPrevious = () => {
      previous.current = noErrors;
    };
    form?.addEventListener('submit', resetPrevious);
    return () => form?.removeEventListener('submit', resetPrevious);
  }, []);
  useEffect(() => {
    // Correcting an error must not move the focus: the visitor may still be typing.
    const isNew = names.some((name) => errors[name] && errors[name] !== previous.current[name]);
    previous.current = errors;
    if (!isNew) return;
    // A select is disabled while its list loads. After a failure it has a retry button instead.
    const targets = names.filter((name) => errors[name]).map((name) =>
      section.current?.querySelector<HTMLElement>(
        `input[name=${name}]:not([aria-hidden]), [data-level=${name}] :is([role=combobox], button):enabled`,
      )
    );
    targets.find(Boolean)?.focus();
  }, [errors]);
  // Adopts values that the visitor or the browser entered before hydration.
  useLayoutEffect(() => {
    const entered = textNames.map((name) => {
      const input = section.current?.querySelector<HTMLInputElement>(`input[name=${name}]`);
      return [name, input?.value ?? ''] as const;
    }).filter(([name, text]) => text !== '' && text !== values[name]);
    if (entered.length > 0) onChange({ ...values, ...Object.fromEntries(entered) });
  }, []);
  const text = (name: keyof AddressValues, className?: string) => (
    <TextField
      label={messages[name]}
      error={errors[name]}
      fieldClassName={className}
      {...inputs[name]}
      name={name}
      value={values[name]}
      onChange={(event) => onChange({ ...values, [name]: event.currentTarget.value })}
    />
  );
  return (
    <section
      ref={section}
      aria-labelledby={headingId}
      data-slot='address-form'
      className='@container rounded-card border border-line bg-surface p-5 md:p-6'
    >
      <Heading id={headingId} className='text-xl leading-[1.4]'>{title ?? messages.title}</Heading>
      {before && <div className='mt-4 empty:hidden'>{before}</div>}
      <div className='mt-5 grid gap-x-4 gap-y-5 @md:grid-cols-2'>
        <div className='grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-4 @md:col-span-full'>
          {text('lastName')}
          {text('firstName')}
        </div>
        {text('email')}
        {text('phone')}
        <TextField
          label={messages.country}
          name='country'
          autoComplete='off'
          readOnly
          value={country ?? messages.vietnam}
        />
        <AddressPicker {...picker} errors={{ ...picker.errors, ...errors }} />
        {text('street', '@md:col-span-full')}
      </div>
      {after && <div className='mt-4'>{after}</div>}
    </section>
  );
}
