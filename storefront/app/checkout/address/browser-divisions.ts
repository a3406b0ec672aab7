import type { AddressScheme } from '@thach-an/edge-api/contract';
import { createDivisionService, type DivisionService } from './division-service.ts';

export interface DivisionSource {
  scheme: AddressScheme;
  /** Base URL of the service with districts. */
  provincesUrl: string;
}

const services = new Map<string, DivisionService>();

/** Path of the communes: other services have no search for former places. */
const communesPath = '/api/provinces/v2';

export function divisionServiceOf({ scheme, provincesUrl }: DivisionSource): DivisionService {
  return divisionServiceAt(scheme === 'communes' ? communesPath : provincesUrl);
}

/** Returns the service at a URL. Its lists are cached as long as the document exists. */
function divisionServiceAt(url: string): DivisionService {
  let service = services.get(url);
  if (!service) services.set(url, service = createDivisionService(url));
  return service;
}
