import { blockTypesOf, blockWords, newBlock, withShown } from '@siren/domain/pages';
import type { DraftBlock, PageBlockType, StaffPage } from '@siren/domain/pages';
import { Button } from '@siren/ui/button';
import { Card } from '@siren/ui/card';
import { EmptyState } from '@siren/ui/empty-state';
import { formatCount } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { IconButton } from '@siren/ui/icon-button';
import { PlusIcon, TrashIcon } from '@siren/ui/icons';
import { Stack } from '@siren/ui/layout';
import { Menu, MenuItem } from '@siren/ui/menu';
import { SortableList } from '@siren/ui/sortable-list';
import { Switch } from '@siren/ui/switch';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { BlockForm } from './BlockForm.tsx';
import { BlockShownForm } from './BlockShownForm.tsx';
import * as css from './Pages.css.ts';
import { blockNote, blocksIn, shownNote, unreadIn, withUnread } from './pageForm.ts';
import type { Choices } from './resources.ts';
import type { OpenForm } from './usePage.ts';

export interface PageBlocksFormProps {
  page: StaffPage;
  form: OpenForm;
  choices: Choices | undefined;
}

const nameOf = (block: DraftBlock): string =>
  [blockWords[block.type], blockNote(block)].filter(Boolean).join(': ');

/** The blocks of a page in their order, and the form of the one that is open. */
export function PageBlocksForm({ page, form, choices }: PageBlocksFormProps) {
  const blocks = blocksIn(form.fields);
  const [chosen, setChosen] = useState<string | null>(blocks[0]?.key ?? null);
  const open = blocks.find(({ key }) => key === chosen);
  const put = (next: readonly DraftBlock[]) => form.set('blocks', JSON.stringify(next));
  const change = (block: DraftBlock) => put(blocks.map((one) => (one.key === block.key ? block : one)));
  function add(type: PageBlockType): void {
    const block = newBlock(type, blocks);
    put([...blocks, block]);
    setChosen(block.key);
  }
  return (
    <div className={css.bench}>
      <Card as="section" aria-label="Блоки">
        <Stack gap={3}>
          <div className={css.head}>
            <Heading level={2} size="panel">
              Блоки
            </Heading>
            <Text as="span" size={14} tone="muted" numeric>
              {formatCount(blocks.length, ['блок', 'блока', 'блоков'])}
            </Text>
          </div>
          {blocks.length === 0 ? (
            <EmptyState title="Блоков пока нет" text="Добавьте первый: из&nbsp;них состоит страница." />
          ) : (
            <SortableList
              label="Блоки страницы"
              value={blocks}
              itemKey={({ key }) => key}
              itemName={nameOf}
              onValueChange={put}
            >
              {(block) => (
                <Row
                  block={block}
                  open={block.key === chosen}
                  onOpen={() => setChosen(block.key)}
                  onRemove={() => put(blocks.filter(({ key }) => key !== block.key))}
                />
              )}
            </SortableList>
          )}
          <div>
            <Menu
              trigger={
                <Button variant="line" icon={<PlusIcon />}>
                  Добавить блок
                </Button>
              }
            >
              {blockTypesOf(page.kind).map((type) => (
                <MenuItem key={type} onSelect={() => add(type)}>
                  {blockWords[type]}
                </MenuItem>
              ))}
            </Menu>
          </div>
        </Stack>
      </Card>
      {open && (
        <Card as="section" aria-label={`Блок: ${nameOf(open)}`}>
          <Stack gap={4}>
            <div className={css.head}>
              <Heading level={2} size="panel">
                {blocks.indexOf(open) + 1}. {blockWords[open.type]}
              </Heading>
              <Switch
                checked={!open.shown?.off}
                onCheckedChange={(on) => change(withShown(open, { off: !on }))}
              >
                Включён
              </Switch>
            </div>
            <BlockForm
              key={open.key}
              block={open}
              page={page}
              choices={choices}
              onChange={change}
              unread={unreadIn(form.fields)[open.key] ?? {}}
              onUnread={(unread) => form.set('unread', withUnread(form.fields, open.key, unread))}
            />
            <BlockShownForm
              key={`${open.key} shown`}
              block={open}
              page={page}
              choices={choices}
              onChange={change}
            />
          </Stack>
        </Card>
      )}
    </div>
  );
}

interface RowProps {
  block: DraftBlock;
  open: boolean;
  onOpen(): void;
  onRemove(): void;
}

const Row = ({ block, open, onOpen, onRemove }: RowProps) => (
  <div className={css.block} data-state={open ? 'open' : undefined}>
    <button type="button" className={css.blockName} aria-pressed={open} onClick={onOpen}>
      {blockWords[block.type]}
      <Text as="span" size={12} tone="muted">
        {[shownNote(block), blockNote(block)].filter(Boolean).join(', ')}
      </Text>
    </button>
    <IconButton size="s" label={`Убрать: ${nameOf(block)}`} icon={<TrashIcon />} onClick={onRemove} />
  </div>
);
