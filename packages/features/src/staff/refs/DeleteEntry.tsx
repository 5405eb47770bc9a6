import { referenceOf } from '@siren/domain/references';
import type { ReferenceDeclaration, ReferenceEntry } from '@siren/domain/references';
import { AlertDialog } from '@siren/ui/alert-dialog';
import { formatCount } from '@siren/ui/format';
import { IconButton } from '@siren/ui/icon-button';
import { TrashIcon } from '@siren/ui/icons';
import { Link } from '@siren/ui/link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { errorText } from '../../notices/index.ts';
import { screenPath, useTell } from '../kit/index.ts';
import { EntryUses } from './EntryUses.tsx';
import { goodsWith } from './goodsWith.ts';
import { usesWords } from './entryWords.ts';

export interface DeleteEntryProps {
  name: string;
  declaration: ReferenceDeclaration;
  entry: ReferenceEntry;
  /** Switches it off; null where it is off. */
  off: (() => Promise<void>) | null;
  /** Has another one chosen to take its place; null where none can. */
  onReplace: (() => void) | null;
  onDelete(): Promise<void>;
}

interface Instead {
  label: string;
  act: () => void | Promise<void>;
  follows: string;
}

/** What is done with an entry that stays: another one takes its place, or it goes off. Records keep what they say. */
function insteadOf(
  { declaration: { standsIn }, off, onReplace }: DeleteEntryProps,
  switchOff: () => Promise<void>,
): Instead {
  if (onReplace)
    return {
      ...{ label: 'Заменить другим…', act: onReplace },
      follows: 'Выберите бренд, который займёт его место.',
    };
  const ofGoods = standsIn === 'goods';
  if (off)
    return {
      ...{ label: 'Выключить', act: switchOff },
      follows: ofGoods
        ? 'Выключенной в\u00a0магазине не\u00a0видно.'
        : 'Выключенную нигде не\u00a0предложат, в\u00a0заказах она останется.',
    };
  return {
    ...{ label: 'Понятно', act: () => {} },
    follows: ofGoods
      ? 'Она уже выключена: в\u00a0магазине её не\u00a0видно.'
      : 'Она уже выключена: нигде её не\u00a0предложат.',
  };
}

/** What stands in the way, in words; null where nothing does. */
function hindranceOf({ declaration, entry: { uses, parts = 0 } }: DeleteEntryProps): string | null {
  if (uses > 0) return `С\u00a0ней ${usesWords(declaration, uses)}.`;
  const own = declaration.parts === undefined ? undefined : referenceOf(declaration.parts);
  if (parts === 0 || !own) return null;
  return `В\u00a0справочнике «${own.title}» у\u00a0неё ${formatCount(parts, ['запись', 'записи', 'записей'])}: сначала удалите их.`;
}

const follows = ({ madeBy }: ReferenceDeclaration): string =>
  madeBy === 'goods'
    ? 'Товаров с\u00a0ней нет. Назовёт её импорт\u00a0— появится снова.'
    : 'Вернуть её будет нельзя: понадобится\u00a0— добавьте снова.';

/** What stands in the way, to be looked at. */
function Hindrance({ declaration, entry }: DeleteEntryProps) {
  const goods = goodsWith(declaration, entry);
  if (entry.uses === 0)
    return (
      <Link render={<RouterLink to={`${screenPath('refs')}/${declaration.parts}`} />}>
        Открыть справочник
      </Link>
    );
  if (goods === null) return <EntryUses at={{ id: declaration.id, entry: entry.id }} />;
  return <Link render={<RouterLink to={goods.path} />}>Показать {usesWords(declaration, entry.uses)}</Link>;
}

/**
 * Deletes an entry, after a question: it cannot be brought back. One that is used, or that others are parts of, is switched off or
 * replaced instead.
 */
export function DeleteEntry(props: DeleteEntryProps) {
  const { name, declaration, off, onDelete } = props;
  const tell = useTell();
  const [asking, setAsking] = useState(false);
  const hindrance = hindranceOf(props);
  const stays = hindrance !== null;

  async function remove(): Promise<void> {
    await onDelete();
    tell.done('Запись удалена');
  }
  async function switchOff(): Promise<void> {
    await off?.();
    tell.done('Запись выключена');
  }
  const instead = insteadOf(props, switchOff);
  return (
    <>
      <IconButton label={`Удалить: ${name}`} icon={<TrashIcon />} onClick={() => setAsking(true)} />
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={stays ? 'Эту запись не\u00a0удалить' : 'Удалить запись?'}
        description={stays ? `${name}. ${hindrance} ${instead.follows}` : `${name}. ${follows(declaration)}`}
        confirmLabel={stays ? instead.label : 'Удалить'}
        tone={stays ? 'neutral' : 'danger'}
        describeError={errorText}
        onConfirm={stays ? instead.act : remove}
      >
        {stays && asking && <Hindrance {...props} />}
      </AlertDialog>
    </>
  );
}
