import { readId } from '@siren/domain/lists';
import { useParams } from 'react-router-dom';

/** The record that the address names; null where it names none. */
export const useRecordId = (): number | null => readId(useParams()['id'] ?? '');
