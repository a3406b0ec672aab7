import type { AddressScheme } from '../contract/checkout/address-fields.ts';
import { lazy } from '../contract/lazy.ts';
import { type Communes, createCommunes, type Divisions, parseDivisions } from './divisions.ts';
import { createFormerPlaces, type FileProvince, type FormerWardsFile } from './former-places.ts';

const readSeed = (name: string) =>
  Deno.readTextFile(new URL(`../seed/${name}.json`, import.meta.url));

/**
 * Returns a function that loads the divisions that were in force until 30 June 2025. It loads them
 * once. A failed load is repeated.
 */
export function lazyDivisions(): () => Promise<Divisions> {
  return lazy(() => readSeed('divisions').then(parseDivisions));
}

/** Returns a function that loads the communes since 1 July 2025, once. */
export function lazyCommunes(): () => Promise<Communes> {
  return lazy(async () => {
    const [before, since, wards] = await Promise.all(
      ['divisions', 'communes', 'former-wards'].map(readSeed),
    );
    const communes: FileProvince[] = JSON.parse(since!);
    const former: FormerWardsFile = JSON.parse(wards!);
    return createCommunes(communes, createFormerPlaces(JSON.parse(before!), communes, former));
  });
}

export async function readProvinceNames(scheme: AddressScheme): Promise<string[]> {
  const provinces: { name: string }[] = JSON.parse(
    await readSeed(scheme === 'communes' ? 'communes' : 'divisions'),
  );
  return provinces.map(({ name }) => name);
}
