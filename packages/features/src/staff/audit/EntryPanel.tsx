import { RowPanel } from '../kit/index.ts';
import { EntryDetails } from './EntryDetails.tsx';
import { useEntry } from './useEntry.ts';

export interface EntryPanelProps {
  /** Id of the entry. */
  id: number;
  onClose: () => void;
}

/** The change that is open. */
export const EntryPanel = ({ id, onClose }: EntryPanelProps) => (
  <RowPanel id={id} title="Действие" onClose={onClose}>
    <EntryDetails state={useEntry(id)} />
  </RowPanel>
);
