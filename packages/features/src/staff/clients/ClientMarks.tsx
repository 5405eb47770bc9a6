import type { StaffClientRow } from '@siren/domain/client-records';
import { Badge } from '@siren/ui/badge';
import { Inline } from '@siren/ui/layout';
import { marksOf } from './clientWords.ts';

/** What an account is besides a client's. */
export function ClientMarks(client: Pick<StaffClientRow, 'blocked' | 'erased' | 'staff'>) {
  const marks = marksOf(client);
  if (marks.length === 0) return null;
  return (
    <Inline as="span" gap={1}>
      {marks.map(({ word, tone }) => (
        <Badge key={word} tone={tone}>
          {word}
        </Badge>
      ))}
    </Inline>
  );
}
