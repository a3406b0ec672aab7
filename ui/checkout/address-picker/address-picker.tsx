import {
  FormerPlaceSearch,
  type FormerPlaceSearchProps,
} from '../former-place-search/former-place-search.tsx';
import type { FormerPlaceView } from '../former-place-search/former-place.ts';
import { DivisionField } from './division-field.tsx';
import {
  type AddressChoice,
  type Division,
  type DivisionLevel,
  type Divisions,
  noChoice,
} from './division-types.ts';

export interface AddressPickerProps {
  /**
   * Divisions of the address: three levels, or the two since July 2025. In an address by communes,
   * the commune is the `ward`, and the `district` a note of the former place or `null`.
   * @default 'districts'
   */
  scheme?: 'districts' | 'communes';
  /** Search for a former place; only for communes. @default undefined */
  former?: Pick<FormerPlaceSearchProps, 'onSearch' | 'place'> & {
    /**
     * Called with the former place that the visitor chooses, and with `undefined` after the choice
     * of another commune.
     */
    onPlaceChange: (place: FormerPlaceView | undefined) => void;
  };
  /** Chosen divisions. */
  value: AddressChoice;
  /**
   * Called with the new choice. A new division clears those below it.
   */
  onChange: (value: AddressChoice) => void;
  /** Provinces to choose from. */
  provinces: Divisions;
  /** Districts of the chosen province; unused for communes. */
  districts: Divisions;
  /** Wards of the chosen district, or communes of the chosen province. */
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
  {
    scheme = 'districts',
    former,
    value,
    onChange,
    provinces,
    districts,
    wards,
    onRetry,
    errors = {},
  }: AddressPickerProps,
) {
  const { province, district } = value;
  const choose = (level: DivisionLevel, cleared: Partial<AddressChoice>) => {
    return (next: Division | null) => {
      if (next?.code === value[level]?.code) return;
      if (next && level === 'ward') former?.onPlaceChange(undefined);
      onChange({ ...value, ...cleared, [level]: next });
    };
  };
  const field = (level: DivisionLevel) => ({
    level,
    value: value[level],
    error: errors[level],
    onRetry: () => onRetry(level),
  });
  const provinceField = (
    <DivisionField
      {...field('province')}
      divisions={provinces}
      onChange={choose('province', noChoice)}
    />
  );
  if (scheme === 'communes') {
    return (
      <>
        {provinceField}
        <DivisionField
          {...field('ward')}
          divisions={province ? wards : idleDivisions}
          onChange={choose('ward', { district: null })}
        />
        {former && (
          <FormerPlaceSearch
            onSearch={former.onSearch}
            place={former.place}
            commune={value.ward?.code}
            onChoose={(place, choice) => {
              former.onPlaceChange(place);
              onChange(choice);
            }}
          />
        )}
      </>
    );
  }
  return (
    <>
      {provinceField}
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
