import { DivisionField } from './division-field.tsx';
import {
  type AddressChoice,
  type Division,
  type DivisionLevel,
  type Divisions,
  noChoice,
} from './division-types.ts';

export interface AddressPickerProps {
  /** Chosen divisions. */
  value: AddressChoice;
  /**
   * Called with the new choice. A new division clears those below it.
   */
  onChange: (value: AddressChoice) => void;
  /** Provinces to choose from. */
  provinces: Divisions;
  /** Districts of the chosen province. */
  districts: Divisions;
  /** Wards of the chosen district. */
  wards: Divisions;
  /** Called when the visitor asks to load the list of this level again. */
  onRetry: (level: DivisionLevel) => void;
  /** Error messages by level. @default {} */
  errors?: Partial<Record<DivisionLevel, string>>;
}

const idleDivisions: Divisions = { state: 'idle' };
/**
 * Fields for the divisions of an address, each with a list that typing filters. The component
 * renders three siblings without a container; the parent lays them out.
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
        onChange={choose('province', noChoice)}
      />
      <DivisionField
        {...field('district')}
        divisions={province ? districts : idleDivisions}
        onChange={choose('district', { ward: null })}
      />
      <DivisionField
        {...field('ward')}
        divisions={province && district ? wards : idleDivisions}
        onChange={choose('ward', {})}
      />
    </>
  );
}
