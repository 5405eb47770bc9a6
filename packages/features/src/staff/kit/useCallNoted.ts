import { useTell } from './useTell.ts';

/** Writes a call down when it is made. It is made all the same where it cannot be written down, and that is said. */
export function useCallNoted(onCall: () => Promise<unknown>): () => void {
  const tell = useTell();
  return () => {
    onCall().catch((error: unknown) => tell.failed(error, 'Звонок не\u00a0записан в\u00a0историю.'));
  };
}
