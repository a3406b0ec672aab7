import type { AddressChoice, AddressPickerProps, FormerPlaceView } from '@thach-an/ui';
import { useState } from 'react';
import { useClientSettings } from '../../api/client-settings.ts';
import { useShop } from '../../shell/use-shop.ts';
import { divisionServiceOf } from './browser-divisions.ts';
import { useDivisions } from './use-divisions.ts';

/**
 * Returns the fields for the divisions of an address, in the scheme of the shop.
 *
 * @param enabled `false` while there is no form, so that nothing is loaded
 */
export function usePlacePicker(
  value: AddressChoice,
  onChange: (value: AddressChoice) => void,
  enabled = true,
) {
  const { provincesUrl } = useClientSettings();
  const source = { scheme: useShop().addressScheme, provincesUrl };
  const [former, setFormer] = useState<FormerPlaceView>();
  const picker: AddressPickerProps = {
    ...useDivisions(source, value, enabled),
    scheme: source.scheme,
    value,
    onChange,
    former: {
      place: former,
      onPlaceChange: setFormer,
      onSearch: (q) => divisionServiceOf(source).formerPlaces({ q: q.slice(0, 100) }),
    },
  };
  return { source, picker, setFormer };
}
