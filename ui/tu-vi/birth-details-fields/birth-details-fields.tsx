import { useId } from 'react';
import { Choice } from '../../primitives/choice/choice.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { SelectField } from '../../primitives/select/select.tsx';
import { type BirthDetails, hasSolarTime, parseLongitude } from '../tu-vi-form/birth-details.ts';
import { useMessages } from '../../messages/use-messages.ts';

const birthDetailsFieldsMessages = {
  place: 'Nơi sinh',
  noChoice: 'Không chọn',
  north: 'Miền Bắc (từ vĩ tuyến 17 trở ra)',
  south: 'Miền Nam (từ vĩ tuyến 17 trở vào)',
  elsewhere: 'Nơi khác',
  placeHint: 'Trước tháng 6 năm 1975, đồng hồ hai miền có lúc khác nhau; từ năm 1968, âm lịch ' +
    'cũng có ngày khác nhau.',
  utcOffset: 'Múi giờ lúc sinh',
  longitude: 'Kinh độ nơi sinh',
  longitudeExample: 'VD: 2.35 (Paris)',
  invalidLongitude: 'Kinh độ là một số từ -180 đến 180.',
  solarTime: 'Lập lá số theo giờ mặt trời thật',
  solarTimeHint: 'Giờ mặt trời thật là giờ theo bóng nắng ở nơi sinh. So với đồng hồ, giờ này ' +
    'lệch 4 phút cho mỗi độ kinh độ cách kinh tuyến của múi giờ, và tối đa 16 phút nữa tùy mùa. ' +
    'Sách Tử Vi xưa dùng giờ thường ngày, rất ít người chỉnh theo cách này, nên ô này không được ' +
    'chọn sẵn. Cần có giờ phút và nơi sinh.',
};

export interface BirthDetailsFieldsProps {
  /** Values of the fields. */
  details: BirthDetails;
  /** Called with all values after each change. */
  onChange: (details: BirthDetails) => void;
}

/** Offsets from UTC that clocks have, in hours. */
const offsets = Array.from({ length: 53 }, (_, i) => i / 2 - 12).concat(5.75, 8.75, 12.75)
  .sort((a, b) => a - b);

/** Returns an offset as a text, such as "UTC+7" or "UTC-3:30". */
function offsetLabel(offset: number): string {
  const minutes = Math.abs(offset) * 60 % 60;
  const hours = `${offset < 0 ? '-' : '+'}${Math.floor(Math.abs(offset))}`;
  return `UTC${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
}

/** Optional fields of the birth form: place, and true solar time. */
export function BirthDetailsFields({ details, onChange }: BirthDetailsFieldsProps) {
  const messages = useMessages('birthDetailsFields', birthDetailsFieldsMessages);
  const id = useId();
  const { place, utcOffset, longitude, solarTime } = details;
  const set = (change: Partial<BirthDetails>) => {
    const next = { ...details, ...change };
    onChange({ ...next, solarTime: next.solarTime && hasSolarTime(next) });
  };
  const available = hasSolarTime(details);
  const invalid = longitude !== '' && parseLongitude(longitude) === undefined;
  return (
    <div data-slot='birth-details-fields' className='space-y-5'>
      <div>
        <SelectField
          label={messages.place}
          value={place}
          aria-describedby={`${id}-place`}
          onChange={(event) => set({ place: event.currentTarget.value as typeof place })}
        >
          <option value=''>{messages.noChoice}</option>
          <option value='north'>{messages.north}</option>
          <option value='south'>{messages.south}</option>
          <option value='elsewhere'>{messages.elsewhere}</option>
        </SelectField>
        <p id={`${id}-place`} className='mt-1.5 text-ink-soft'>
          {messages.placeHint}
        </p>
      </div>
      {place === 'elsewhere' && (
        <div className='grid gap-5 sm:grid-cols-2'>
          <SelectField
            label={messages.utcOffset}
            value={utcOffset}
            onChange={(event) => set({ utcOffset: event.currentTarget.value })}
          >
            <option value=''>{messages.noChoice}</option>
            {offsets.map((offset) => (
              <option key={offset} value={offset}>{offsetLabel(offset)}</option>
            ))}
          </SelectField>
          <TextField
            label={messages.longitude}
            error={invalid ? messages.invalidLongitude : undefined}
            inputMode='text'
            autoComplete='off'
            maxLength={12}
            placeholder={messages.longitudeExample}
            value={longitude}
            onChange={(event) => set({ longitude: event.currentTarget.value })}
          />
        </div>
      )}
      <div>
        <Choice
          checked={solarTime}
          disabled={!available}
          aria-describedby={`${id}-solar`}
          onChange={(event) => set({ solarTime: event.currentTarget.checked })}
        >
          {messages.solarTime}
        </Choice>
        <p id={`${id}-solar`} className='text-ink-soft'>
          {messages.solarTimeHint}
        </p>
      </div>
    </div>
  );
}
