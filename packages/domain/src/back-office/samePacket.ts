import type { SocketPacket } from './entities.ts';

/** JSON with the keys of every object in order, so that equal data read equal. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Whether two packets say the same, whatever the order of their fields. */
export function samePacket(a: SocketPacket, b: SocketPacket): boolean {
  return canonical(a) === canonical(b);
}
