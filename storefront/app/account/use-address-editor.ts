import {
  type AddressEditorProps,
  type AddressErrors,
  type AddressValues,
  divisionLevels,
} from '@thach-an/ui';
import type { SavedAddress } from '@thach-an/edge-api/contract';
import { useEffect, useRef, useState } from 'react';
import { type LocatedPlace, locatePlace } from '../checkout/address/locate-place.ts';
import { usePlacePicker } from '../checkout/address/use-place-picker.ts';
import { emptyDraft, type OrderDraft } from '../checkout/order-records.ts';
import { valuesOf } from '../checkout/saved-address-draft.ts';
import { notify } from '../shell/notify.ts';
import { accountApi, callAccount } from './account-calls.ts';
import { requestFailed, toSubmitResult } from './submit-result.ts';
import type { useAccount } from './use-account.ts';

/** Address that is being added or changed. */
interface EditedAddress {
  /** Id of a changed address; `undefined` for a new one. */
  id?: string;
  values: AddressValues;
  /** `undefined` while the divisions of a saved address are being searched. */
  place?: OrderDraft['place'];
  errors?: AddressErrors;
  error?: string;
  busy?: boolean;
}

/** Removes the errors of the divisions. */
const noChoiceErrors: AddressErrors = Object.fromEntries(
  divisionLevels.map((level) => [level, undefined]),
);

type AddressEditorDeps = Pick<ReturnType<typeof useAccount>, 'token' | 'overview' | 'update'>;

/** Edits one of the customer's saved addresses. */
export function useAddressEditor({ token, overview, update }: AddressEditorDeps) {
  const [edited, setEdited] = useState<EditedAddress>();
  /** Number of addresses that were opened and places that were chosen: each ends a search. */
  const opened = useRef(0);
  const owner = overview?.account.createdAt;
  const lastOwner = useRef(owner);
  useEffect(() => {
    // Another account has logged in.
    if (lastOwner.current !== owner && lastOwner.current !== undefined) {
      opened.current += 1;
      setEdited(undefined);
    }
    lastOwner.current = owner;
  }, [owner]);
  const change = (fields: Partial<EditedAddress>) =>
    setEdited((last) => last && { ...last, ...fields });
  const place = edited?.place ?? emptyDraft.place;
  const { source, picker, setFormer } = usePlacePicker(
    place,
    (place) => {
      opened.current += 1;
      change({ place, errors: { ...edited?.errors, ...noChoiceErrors } });
    },
    edited !== undefined,
  );

  async function onEdit(address: SavedAddress) {
    const number = opened.current += 1;
    setFormer(undefined);
    setEdited({ id: address.id, values: valuesOf(address) });
    const { place, former } = await locatePlace(source, address)
      .catch((): LocatedPlace => ({ place: emptyDraft.place }));
    // Another one may have been opened meanwhile, or a place was chosen.
    if (number !== opened.current) return;
    setFormer(former);
    setEdited((last) => last && { ...last, place, errors: { ...last.errors, ...noChoiceErrors } });
  }

  async function onSubmit() {
    if (!edited || edited.busy || !token) return;
    change({ busy: true });
    const rules = await import('../checkout/address/compose-address.ts').catch(() => undefined);
    if (!rules) return change({ busy: false, error: requestFailed });
    const { address, errors } = rules.composeAddress(
      { values: edited.values, place },
      picker.wards,
      source.scheme,
    );
    change({ busy: address !== undefined, errors, error: undefined });
    if (!address) return;
    const { id } = edited;
    const json = { address };
    const result = id === undefined
      ? await callAccount(token, (options) => accountApi.addresses.$post({ json }, options))
      : await callAccount(
        token,
        (options) => accountApi.addresses[':id'].$put({ param: { id }, json }, options),
      );
    if (result.kind !== 'done') {
      const issues = result.kind === 'refused' ? result.issues : [];
      const refused = rules.addressErrors(
        issues.map(({ path, message }) => ({ path: path.replace(/^address\./, ''), message })),
      );
      const inFields = Object.keys(refused).length > 0;
      const { error } = toSubmitResult(result);
      return change({ busy: false, errors: refused, error: inFields ? undefined : error });
    }
    const saved = result.data.address;
    update(({ addresses }) => ({
      addresses: [saved, ...addresses.filter((other) => ![id, saved.id].includes(other.id))],
    }));
    setEdited(undefined);
    notify('success', 'Đã lưu địa chỉ');
  }

  const editor: AddressEditorProps | undefined = edited && {
    adding: edited.id === undefined,
    busy: edited.busy,
    error: edited.error,
    onSubmit,
    onCancel: () => setEdited(undefined),
    form: {
      values: edited.values,
      onChange: (values) => change({ values, errors: withoutChanged(edited, values) }),
      errors: edited.errors,
      picker: edited.place ? picker : { ...picker, provinces: { state: 'loading' } },
    },
  };
  return {
    editor,
    onAdd: () => {
      const { account } = overview ?? {};
      const values = { ...emptyDraft.values, email: account?.email ?? '' };
      opened.current += 1;
      setFormer(undefined);
      setEdited({ values, place: emptyDraft.place });
    },
    onEdit,
  };
}

/** Returns the errors of the fields that are unchanged. */
function withoutChanged({ values, errors = {} }: EditedAddress, next: AddressValues) {
  const changed = (Object.keys(next) as (keyof AddressValues)[])
    .filter((name) => next[name] !== values[name]);
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => !changed.includes(name as keyof AddressValues)),
  );
}
