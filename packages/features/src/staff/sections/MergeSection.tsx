import { paths } from '@siren/contract/routes';
import { mergeProblem } from '@siren/domain/sections';
import type { SectionUses, StaffSection, StaffSectionRow } from '@siren/domain/sections';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { Combobox } from '@siren/ui/combobox';
import { Dialog } from '@siren/ui/dialog';
import { Inline, Stack } from '@siren/ui/layout';
import { Skeleton } from '@siren/ui/skeleton';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useResource } from '../../api/index.ts';
import { errorText } from '../../notices/index.ts';
import { screenPath, useTell } from '../kit/index.ts';
import { usesResource } from './resources.ts';
import { SectionUsesList } from './SectionUsesList.tsx';
import { wayText } from './sectionWords.ts';
import type { OpenSection } from './useSection.ts';

export interface MergeSectionProps {
  section: StaffSection;
  rows: readonly StaffSectionRow[];
  open: OpenSection;
  onLeave(): void;
}

/** Merges as both stand here; what was shown is read anew where it was refused. */
function useMerge({ section, rows, open, onLeave }: MergeSectionProps, stays: number | null) {
  const tell = useTell();
  const navigate = useNavigate();
  const { data: uses, error, mutate } = useResource(usesResource(section.id));
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<string>();
  const into = rows.find(({ id }) => id === stays);
  const ready = uses && into ? { uses, into } : null;
  async function merge(): Promise<void> {
    if (!ready || sending) return;
    setSending(true);
    setRefused(undefined);
    try {
      const { id, name } = await open.merge(ready.into, ready.uses);
      tell.done(`Остался раздел «${name}»`);
      onLeave();
      void navigate(`${screenPath('sections')}/${id}`);
    } catch (failure) {
      setRefused(errorText(failure));
      void mutate();
      setSending(false);
    }
  }
  const said = refused ?? (error === undefined ? undefined : errorText(error));
  return { ready, merge, sending, refused: said };
}

/** Which section stays, what becomes of this one, and the press that does it. */
export function MergeSection(props: MergeSectionProps) {
  const { section, rows, onLeave } = props;
  const [stays, setStays] = useState<number | null>(null);
  const { ready, merge, sending, refused } = useMerge(props, stays);
  const options = rows
    .filter(({ id }) => mergeProblem(rows, { from: section.id, into: id }) === null)
    .map(({ id }) => ({ value: String(id), label: wayText(rows, id) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'ru'));
  return (
    <Dialog
      open
      onOpenChange={onLeave}
      title={`Объединить «${section.name}» с\u00a0другим`}
      footer={
        <Inline gap={2}>
          <Button loading={sending} disabled={!ready} onClick={() => void merge()}>
            Объединить
          </Button>
          <Button variant="soft" onClick={onLeave}>
            Отмена
          </Button>
        </Inline>
      }
    >
      <Stack gap={4}>
        <Combobox
          label="Останется раздел"
          options={options}
          onValueChange={(chosen) => setStays(chosen && Number(chosen.value))}
        />
        {stays !== null && !ready && refused === undefined && <Skeleton shape="tile" height="8em" />}
        {ready && <Follows section={section} {...ready} />}
        {refused !== undefined && (
          <Callout tone="critical" role="alert">
            {refused}
          </Callout>
        )}
      </Stack>
    </Dialog>
  );
}

interface FollowsProps {
  section: StaffSection;
  uses: SectionUses;
  into: StaffSectionRow;
}

function Follows({ section, uses, into }: FollowsProps) {
  const { path, before, facets, sort, pins, title, description, made } = section;
  const lost = [
    facets !== null && 'порядок отбора',
    sort !== null && 'порядок товаров',
    pins.length > 0 && 'закреплённые товары',
    title !== '' && 'заголовок для\u00a0поиска',
    description !== '' && 'описание для\u00a0поиска',
  ].filter((one) => one !== false);
  const addresses = [path, ...before].map(paths.section).join(', ');
  return (
    <Stack gap={3}>
      <Text size={14}>Перейдёт в&nbsp;«{into.name}»:</Text>
      <SectionUsesList
        id={section.id}
        uses={uses}
        more={[
          { term: 'Адреса', value: `${addresses} поведут на\u00a0${paths.section(into.path)}` },
          ...(!made || uses.feeds.length > 0
            ? [{ term: 'Импорт', value: `«${section.name}» в\u00a0файлах значит «${into.name}»` }]
            : []),
          ...(lost.length > 0 ? [{ term: 'Пропадёт', value: lost.join(', ') }] : []),
        ]}
      />
      {uses.coupons + uses.services.length > 0 && (
        <Callout tone="caution">
          Купоны и&nbsp;услуги будут считаться по&nbsp;всем товарам раздела «{into.name}».
        </Callout>
      )}
      <Text size={14} tone="muted">
        Разъединить разделы потом нельзя: проверьте, тот&nbsp;ли остаётся.
      </Text>
    </Stack>
  );
}
