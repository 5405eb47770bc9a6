import type { Service } from './entities.ts';

/**
 * Keys of what was chosen and is no longer to be had: not offered any more, or excluded (behaviour services-4). They
 * are dropped from the selection, and the buyer is told.
 */
export function droppedServices(services: readonly Service[], stored: readonly { key: string }[]): string[] {
  const offered = new Set(services.filter(({ excluded }) => !excluded).map(({ key }) => key));
  return [...new Set(stored.map(({ key }) => key))].filter((key) => !offered.has(key));
}
