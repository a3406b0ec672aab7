import {
  addressSchemeOf,
  addressSchemes,
  type DivisionNames,
  pickAddress,
} from '@thach-an/edge-api/contract';
import { type AddressChoice, formerChoice, type FormerPlaceView, noChoice } from '@thach-an/ui';
import { divisionServiceOf, type DivisionSource } from './browser-divisions.ts';
import type { DivisionService } from './division-service.ts';
import { findPlace } from './find-place.ts';

/** Divisions for the form, and the former place from which they follow. */
export interface LocatedPlace {
  place: AddressChoice;
  /** Place before July 2025; unset if the address needs no conversion. */
  former?: FormerPlaceView;
}

/**
 * Finds the divisions of a saved address in the scheme of the shop. An address with a district is
 * converted if the shop uses communes: if its place was split, the customer chooses.
 *
 * @throws any error of the service
 */
export async function locatePlace(
  source: DivisionSource,
  names: DivisionNames,
  service: DivisionService = divisionServiceOf(source),
): Promise<LocatedPlace> {
  const scheme = addressSchemeOf(names);
  if (scheme === source.scheme) return { place: await findPlace(service, names, scheme) };
  if (scheme === 'communes') return { place: noChoice };
  const [former] = await service.formerPlaces(pickAddress(names, addressSchemes.districts));
  return former ? { place: formerChoice(former), former } : { place: noChoice };
}
