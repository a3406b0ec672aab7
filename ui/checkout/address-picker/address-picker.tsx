import { DivisionField } from './division-field.tsx';
import type { AddressChoice, Division, DivisionLevel, Divisions } from './division-types.ts';

export interface AddressPickerProps {
  value: AddressChoice;
  /** Called with the new choice: another province clears district and ward, another district the ward. */
  onChange: (value: AddressChoice) => void;
  provinces: Divisions;
  districts: Divisions;
  wards: Divisions;
  /** Asks once more for what could not be loaded. */
  onRetry: (level: DivisionLevel) => void;
  errors?: Partial<Record<DivisionLevel, string>>;
}

const notYet: Divisions = { state: 'idle' };
const nowhere: AddressChoice = { province: null, district: null, ward: null };

/**
 * Province, district and ward, each chosen from a list that typing filters. It brings three fields and no frame:
 * what stands around them lays them out.
 */
export function AddressPicker(
  { value, onChange, provinces, districts, wards, onRetry, errors = {} }: AddressPickerProps,
) {
  const { province, district } = value;
  const choose = (level: DivisionLevel, cleared: Partial<AddressChoice>) => {
    return (next: Division | null) => {
      if (next?.code !== value[level]?.code) onChange({ ...value, ...cleared, [level]: next });
    };
  };
  const field = (level: DivisionLevel) => ({
    level,
    value: value[level],
    error: errors[level],
    onRetry: () => onRetry(level),
  });
  return (
    <>
      <DivisionField
        {...field('province')}
        divisions={provinces}
        onChange={choose('province', nowhere)}
      />
      <DivisionField
        {...field('district')}
        divisions={province ? districts : notYet}
        onChange={choose('district', { ward: null })}
      />
      <DivisionField
        {...field('ward')}
        divisions={province && district ? wards : notYet}
        onChange={choose('ward', {})}
      />
    </>
  );
}
