import { PREFIX } from './ownStorage.ts';

/** Hears when another tab keeps something else under the name, or forgets it. Answers what ends it. */
export function followOwn(name: string, listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key === PREFIX + name) listener();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
