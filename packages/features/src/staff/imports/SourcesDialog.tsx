import { AlertDialog } from '@siren/ui/alert-dialog';
import { Button } from '@siren/ui/button';
import { Dialog } from '@siren/ui/dialog';
import { EmptyState } from '@siren/ui/empty-state';
import { PlusIcon } from '@siren/ui/icons';
import { Stack } from '@siren/ui/layout';
import { Skeleton } from '@siren/ui/skeleton';
import { useState } from 'react';
import { ScreenFailed } from '../kit/index.ts';
import { SourceForm } from './SourceForm.tsx';
import { SourceRow } from './SourceRow.tsx';
import { useSources } from './useSources.ts';
import type { OpenSources } from './useSources.ts';

/** Sources that are fetched by their address, and one of them as it is changed. */
export function SourcesDialog({ onClose }: { onClose(): void }) {
  const open = useSources();
  /** Id of the one that is changed; `new` for one that is made. */
  const [chosen, setChosen] = useState<number | 'new' | null>(null);
  const source = open.sources?.find(({ id }) => id === chosen) ?? null;
  const [dirty, setDirty] = useState(false);
  /** What is done once somebody has agreed to leave what is not saved. */
  const [leaving, setLeaving] = useState<{ go(): void } | null>(null);
  const leave = (go: () => void): void => (dirty ? setLeaving({ go }) : go());
  const list = () => setChosen(null);
  const editing = chosen === 'new' || source !== null;
  return (
    <Dialog
      open
      size="l"
      phone="screen"
      onOpenChange={(next) => !next && leave(onClose)}
      title={editing ? (source?.name ?? 'Новый источник') : 'Источники'}
      description="Файл берётся с&nbsp;сайта или из&nbsp;папки сервера и&nbsp;сразу применяется. Если пропадёт больше половины товаров, импорт остановится."
    >
      {editing ? (
        <SourceForm
          key={chosen}
          source={source}
          open={open}
          onDone={list}
          onBack={() => leave(list)}
          onDirty={setDirty}
        />
      ) : (
        <SourcesList open={open} onChoose={setChosen} />
      )}
      <AlertDialog
        open={leaving !== null}
        onOpenChange={(asking) => !asking && setLeaving(null)}
        title="Уйти без&nbsp;сохранения?"
        description="Черновик останется в&nbsp;этом браузере: вернётесь&nbsp;— увидите его снова. Пароль в&nbsp;нём не&nbsp;хранится."
        confirmLabel="Уйти"
        cancelLabel="Остаться"
        onConfirm={() => {
          setLeaving(null);
          leaving?.go();
        }}
      />
    </Dialog>
  );
}

interface SourcesListProps {
  open: OpenSources;
  onChoose(chosen: number | 'new'): void;
}

function SourcesList({ open: { sources, error, retry }, onChoose }: SourcesListProps) {
  if (!sources)
    return error === undefined ? (
      <Skeleton shape="tile" height="8em" />
    ) : (
      <ScreenFailed error={error} onRetry={retry} />
    );
  return (
    <Stack gap={3}>
      {sources.length === 0 ? (
        <EmptyState
          title="Источников ещё нет"
          text="Добавьте адрес файла поставщика: магазин сам проверит, не&nbsp;изменился&nbsp;ли он."
        />
      ) : (
        <div role="list">
          {sources.map((source) => (
            <SourceRow key={source.id} source={source} onEdit={() => onChoose(source.id)} />
          ))}
        </div>
      )}
      <div>
        <Button icon={<PlusIcon />} variant="line" onClick={() => onChoose('new')}>
          Новый источник
        </Button>
      </div>
    </Stack>
  );
}
