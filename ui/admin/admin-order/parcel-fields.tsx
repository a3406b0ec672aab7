import { TextField } from '../../primitives/text-field/text-field.tsx';

/** Company that delivers a parcel, and the number of the parcel. */
export interface Parcel {
  /** Name of the company. @default none */
  carrier?: string;
  /** Number of the parcel. @default none */
  trackingCode?: string;
}

/** Fields of a parcel; neither is required. */
export function ParcelFields({ carrier, trackingCode }: Parcel) {
  const fields = [
    ['carrier', 'Đơn vị vận chuyển', carrier],
    ['trackingCode', 'Mã vận đơn', trackingCode],
  ] as const;
  return (
    <div className='grid gap-3 sm:grid-cols-2 sm:items-end'>
      {fields.map(([name, label, value]) => (
        <TextField
          key={name}
          label={`${label} (không bắt buộc)`}
          name={name}
          maxLength={100}
          autoComplete='off'
          defaultValue={value}
        />
      ))}
    </div>
  );
}

/** Returns the parcel of a form with {@linkcode ParcelFields}; empty fields are undefined. */
export function readParcel(form: FormData): Parcel {
  const read = (name: string) => String(form.get(name) ?? '').trim() || undefined;
  return { carrier: read('carrier'), trackingCode: read('trackingCode') };
}
