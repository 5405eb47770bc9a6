import type { StaffSection, StaffSectionRow } from '@siren/domain/sections';
import { Button } from '@siren/ui/button';
import { Card } from '@siren/ui/card';
import { Heading } from '@siren/ui/heading';
import { TrashIcon } from '@siren/ui/icons';
import { Inline, Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { DeleteSection } from './DeleteSection.tsx';
import { MergeSection } from './MergeSection.tsx';
import type { OpenSection } from './useSection.ts';

export interface SectionEndProps {
  section: StaffSection;
  rows: readonly StaffSectionRow[];
  open: OpenSection;
}

/** What ends a section: it becomes one with another, or, where staff made it, is deleted. */
export function SectionEnd({ section, rows, open }: SectionEndProps) {
  const [asking, setAsking] = useState<'merge' | 'delete' | null>(null);
  const leave = () => setAsking(null);
  return (
    <Card as="section" aria-label="Объединение">
      <Stack gap={3}>
        <Heading level={2} size="panel">
          {section.made ? 'Объединить или удалить' : 'Объединить'}
        </Heading>
        {!section.made && (
          <Text size={14} tone="muted">
            Раздел приходит из&nbsp;файла: удалённый вернулся&nbsp;бы с&nbsp;импортом. Его можно скрыть или
            объединить с&nbsp;другим.
          </Text>
        )}
        <Inline gap={2}>
          <Button variant="line" onClick={() => setAsking('merge')}>
            Объединить с&nbsp;другим…
          </Button>
          {section.made && (
            <Button variant="line" icon={<TrashIcon />} onClick={() => setAsking('delete')}>
              Удалить
            </Button>
          )}
        </Inline>
      </Stack>
      {asking === 'merge' && <MergeSection {...{ section, rows, open }} onLeave={leave} />}
      {asking === 'delete' && (
        <DeleteSection
          {...{ section, open }}
          onMerge={() => setAsking('merge')}
          onLeave={() => setAsking((now) => (now === 'delete' ? null : now))}
        />
      )}
    </Card>
  );
}
