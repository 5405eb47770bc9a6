/** Most characters of a message in a room. */
export const ROOM_TEXT_MAX = 2_000;

/** A message that the shop keeps. */
export interface KeptMessage {
  /** Number in its room: 1, 2, 3 … without a gap, in the order in which they were kept. */
  seq: number;
  /** UUID, given by whoever sent it. */
  key: string;
  /** Whoever said it; the id is null once the account is gone. */
  author: { id: number | null; name: string };
  text: string;
  /** ISO 8601. */
  at: string;
}

/** What is known of a room together with what came, by number, each once; the same list where nothing is new. */
export function takeMessages(
  known: readonly KeptMessage[],
  came: readonly KeptMessage[],
): readonly KeptMessage[] {
  const numbers = new Set(known.map(({ seq }) => seq));
  const fresh = came.filter(({ seq }) => !numbers.has(seq) && numbers.add(seq));
  if (fresh.length === 0) return known;
  return [...known, ...fresh].sort((a, b) => a.seq - b.seq);
}

/**
 * The number of the message before the first gap: what comes after it has to be asked for; null without a gap.
 * @param more there are older ones, which nobody has asked for; else the first one is 1
 */
export function gapAfter(messages: readonly KeptMessage[], more: boolean): number | null {
  if (!more && (messages[0]?.seq ?? 1) > 1) return 0;
  const before = messages.find(({ seq }, index) => {
    const next = messages[index + 1];
    return next !== undefined && next.seq > seq + 1;
  });
  return before?.seq ?? null;
}

/** The message in the payload of a packet; null where it is something else. */
export function readRoomMessage(payload: unknown): KeptMessage | null {
  if (typeof payload !== 'object' || payload === null) return null;
  const { seq, key, author, text, at } = payload as Partial<KeptMessage>;
  const isOne =
    typeof seq === 'number' &&
    typeof key === 'string' &&
    typeof text === 'string' &&
    typeof at === 'string' &&
    typeof author?.name === 'string';
  return isOne ? { seq, key, author: { id: author.id ?? null, name: author.name }, text, at } : null;
}
