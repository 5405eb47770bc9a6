import { comparePages } from '@siren/domain/pages';
import type { PageVersionContent, StaffPage } from '@siren/domain/pages';
import { Dialog } from '@siren/ui/dialog';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { Select } from '@siren/ui/select';
import { Skeleton } from '@siren/ui/skeleton';
import { Switch } from '@siren/ui/switch';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { useResource } from '../../api/index.ts';
import { pageLabel, ScreenFailed } from '../kit/index.ts';
import { ComparedBlockRow, Sides } from './ComparedBlockRow.tsx';
import type { SideOf } from './ComparedBlockRow.tsx';
import * as css from './Pages.css.ts';
import { choicesResource, versionResource } from './resources.ts';
import { differencesText, saidOnPage } from './saidInBlock.ts';

export interface CompareDialogProps {
  page: StaffPage;
  open: boolean;
  onClose(): void;
}

/** Stands for the draft among numbers of versions. */
const DRAFT = 0;

/** What a side of the comparison says: a version is read, the draft is there. */
function useSide(page: StaffPage, number: number) {
  // Nothing is compared before there is a version: beside the draft the newest one is read, which is looked at next.
  const newest = page.versions[0]?.number ?? 1;
  const { data, error, mutate } = useResource(versionResource(page.id, number === DRAFT ? newest : number));
  const draft: PageVersionContent = { content: page.content, goods: page.goods, pictures: page.pictures };
  return { data: number === DRAFT ? draft : data, error, retry: () => void mutate() };
}

/** Two versions of a page side by side, block by block; on a phone one under the other. */
export function CompareDialog({ page, open, onClose }: CompareDialogProps) {
  const [newest, second] = page.versions;
  const [from, setFrom] = useState((page.changed ? newest : second)?.number ?? DRAFT);
  const [to, setTo] = useState(page.changed ? DRAFT : (newest?.number ?? DRAFT));
  const [whole, setWhole] = useState(false);
  const options = [
    { value: String(DRAFT), label: page.changed ? 'Черновик, как сохранён' : 'Как на\u00a0сайте' },
    ...page.versions.map(({ number }) => ({ value: String(number), label: `Версия\u00a0${number}` })),
  ];
  const [before, after] = [useSide(page, from), useSide(page, to)];
  const failed = [before, after].find(({ error }) => error !== undefined);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Сравнить версии"
      size="l"
      phone="screen"
    >
      <Stack gap={4}>
        <div className={css.sides}>
          <Select
            label="Было"
            options={options}
            value={String(from)}
            onValueChange={(number) => setFrom(Number(number))}
          />
          <Select
            label="Стало"
            options={options}
            value={String(to)}
            onValueChange={(number) => setTo(Number(number))}
          />
        </div>
        <Switch checked={whole} onCheckedChange={setWhole}>
          Показать и&nbsp;то, что не&nbsp;менялось
        </Switch>
        {before.data && after.data ? (
          <Differences before={before.data} after={after.data} whole={whole} />
        ) : failed ? (
          <ScreenFailed error={failed.error} onRetry={failed.retry} />
        ) : (
          <Skeleton shape="tile" height="12em" />
        )}
      </Stack>
    </Dialog>
  );
}

interface DifferencesProps extends SideOf<PageVersionContent> {
  whole: boolean;
}

function Differences({ before, after, whole }: DifferencesProps) {
  const choices = useResource(choicesResource).data;
  const { fields, blocks } = comparePages(before.content, after.content);
  const differing = blocks.filter(
    (one) => one.before === null || one.after === null || one.moved || one.fields.length > 0,
  );
  const named = {
    before: { ...before, choices },
    after: { ...after, choices },
  };
  return (
    <>
      <Text as="p" role="status" tone="muted" size={14}>
        {differencesText(fields.length + differing.length)}
      </Text>
      {fields.length > 0 && (
        <section aria-label="Страница" className={css.compared}>
          <Heading level={3} size="card">
            Страница
          </Heading>
          {fields.map((field) => (
            <Sides
              key={field}
              label={pageLabel(field)}
              before={saidOnPage(before.content, field, named.before)}
              after={saidOnPage(after.content, field, named.after)}
            />
          ))}
        </section>
      )}
      <ol className={css.comparison} aria-label="Блоки обеих версий">
        {(whole ? blocks : differing).map((block) => (
          <ComparedBlockRow key={block.key} block={block} named={named} />
        ))}
      </ol>
    </>
  );
}
