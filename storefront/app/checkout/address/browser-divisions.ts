import { createDivisionService, type DivisionService } from './division-service.ts';

const services = new Map<string, DivisionService>();

/** Returns the service at a URL. Its lists are cached as long as the document exists. */
export function divisionServiceAt(url: string): DivisionService {
  let service = services.get(url);
  if (!service) services.set(url, service = createDivisionService(url));
  return service;
}
