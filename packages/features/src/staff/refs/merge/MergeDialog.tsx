import { nameOf } from '@siren/domain/references';
import type { ReferenceDeclaration, ReferenceEntry } from '@siren/domain/references';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { Combobox } from '@siren/ui/combobox';
import { Dialog } from '@siren/ui/dialog';
import { Inline, Stack } from '@siren/ui/layout';
import { Radio, RadioGroup } from '@siren/ui/radio';
import { useState } from 'react';
import { errorText } from '../../../notices/index.ts';
import { useTell } from '../../kit/index.ts';
import { usesWords } from '../entryWords.ts';
import type { OpenReference } from '../useReference.ts';
import { MergeFollows } from './MergeFollows.tsx';

export interface MergeDialogProps {
  title: string;
  declaration: ReferenceDeclaration;
  open: OpenReference;
  /** Those that become one, or all where one is replaced. */
  among: readonly ReferenceEntry[];
  /** The one whose place another one takes; null where several become one. */
  replaced: ReferenceEntry | null;
  onLeave(): void;
  onDone(): void;
}

/** The one that most goods have stays, unless somebody says otherwise. */
const mostUsed = (entries: readonly ReferenceEntry[]): number | null =>
  entries.toSorted((one, other) => other.uses - one.uses)[0]?.id ?? null;

/** Which brand stays, what becomes of the others, and the press that does it. */
export function MergeDialog(props: MergeDialogProps) {
  const { title, declaration, open, among, replaced, onLeave, onDone } = props;
  const tell = useTell();
  const [stays, setStays] = useState(() => (replaced ? null : mostUsed(among)));
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<string>();
  const into = among.find(({ id }) => id === stays) ?? null;
  const from = replaced ? [replaced] : among.filter(({ id }) => id !== stays);
  const goods = from.reduce((sum, { uses }) => sum + uses, 0);

  async function merge(): Promise<void> {
    if (!into || sending) return;
    setSending(true);
    setRefused(undefined);
    try {
      await open.merge(into, from, goods);
      tell.done(`Остался бренд «${nameOf(declaration, into)}»`);
      onDone();
    } catch (error) {
      setRefused(errorText(error));
    } finally {
      setSending(false);
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onLeave}
      title={title}
      footer={
        <Inline gap={2}>
          <Button loading={sending} disabled={!into} onClick={() => void merge()}>
            {replaced ? 'Заменить' : 'Объединить'}
          </Button>
          <Button variant="soft" onClick={onLeave}>
            Отмена
          </Button>
        </Inline>
      }
    >
      <Stack gap={4}>
        <Choice {...{ declaration, among, replaced, stays }} onChoose={setStays} />
        {into && <MergeFollows declaration={declaration} into={into} from={from} goods={goods} />}
        {refused !== undefined && (
          <Callout tone="critical" role="alert">
            {refused}
          </Callout>
        )}
      </Stack>
    </Dialog>
  );
}

interface ChoiceProps extends Pick<MergeDialogProps, 'declaration' | 'among' | 'replaced'> {
  stays: number | null;
  onChoose(id: number | null): void;
}

function Choice({ declaration, among, replaced, stays, onChoose }: ChoiceProps) {
  const name = (entry: ReferenceEntry) => nameOf(declaration, entry);
  if (!replaced)
    return (
      <RadioGroup
        label="Останется"
        value={stays === null ? null : String(stays)}
        onValueChange={(id) => onChoose(Number(id))}
      >
        {among.map((entry) => (
          <Radio key={entry.id} value={String(entry.id)} end={usesWords(declaration, entry.uses)}>
            {name(entry)}
          </Radio>
        ))}
      </RadioGroup>
    );
  const others = among.filter(({ id }) => id !== replaced.id);
  return (
    <Combobox
      label={`Вместо бренда «${name(replaced)}»`}
      options={others.map((entry) => ({
        value: String(entry.id),
        label: name(entry),
        description: usesWords(declaration, entry.uses),
      }))}
      onValueChange={(option) => onChoose(option && Number(option.value))}
    />
  );
}
