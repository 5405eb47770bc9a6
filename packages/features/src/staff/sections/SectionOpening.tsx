import { sectionSorts } from '@siren/domain/catalog';
import { PINS_MAX } from '@siren/domain/sections';
import type { PinnedGood, StaffSection } from '@siren/domain/sections';
import { Card } from '@siren/ui/card';
import { Combobox } from '@siren/ui/combobox';
import type { ComboboxOption } from '@siren/ui/combobox';
import { Heading } from '@siren/ui/heading';
import { IconButton } from '@siren/ui/icon-button';
import { TrashIcon } from '@siren/ui/icons';
import { Stack } from '@siren/ui/layout';
import { Select } from '@siren/ui/select';
import { SortableList } from '@siren/ui/sortable-list';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useApi } from '../../api/index.ts';
import { screenPath, sortText } from '../kit/index.ts';
import * as css from './Sections.css.ts';
import { pinsIn, pinsOf } from './sectionForm.ts';
import { SectionList } from './SectionList.tsx';
import { pinText } from './sectionWords.ts';
import type { OpenForm } from './useSection.ts';

/** Goods that a search shows. */
const FOUND = 10;
const orders = ['', ...sectionSorts].map((value) => ({ value, label: sortText(value || null) }));

/** What a section shows first: the order that it opens with, and goods that stand before all others in it: single ones, and those of a list. */
export function SectionOpening({ section, form }: { section: StaffSection; form: OpenForm }) {
  const { sort, pins } = form.fields;
  const { known, find } = usePinnable(section);
  const ids = pinsIn(pins);
  const put = (next: readonly number[]) => form.set('pins', pinsOf(next));
  const nameOf = (id: number) => known(id)?.name ?? `№\u00a0${id}`;
  return (
    <Card as="section" aria-label="Что показать первым">
      <Stack gap={3}>
        <Heading level={2} size="panel">
          Что показать первым
        </Heading>
        <Select
          label="Порядок товаров"
          options={orders}
          value={sort}
          onValueChange={(value) => form.set('sort', value)}
        />
        <Text size={12} tone="muted">
          Закреплённые стоят первыми в&nbsp;этом порядке, пока покупатель ничего не&nbsp;отобрал.
        </Text>
        {ids.length > 0 && (
          <SortableList
            label="Закреплённые товары"
            value={ids}
            itemKey={String}
            itemName={nameOf}
            onValueChange={put}
          >
            {(id) => (
              <div className={css.facet}>
                <Pin id={id} name={nameOf(id)} pin={known(id)} />
                <IconButton
                  size="s"
                  icon={<TrashIcon />}
                  label={`Открепить: ${nameOf(id)}`}
                  onClick={() => put(ids.filter((one) => one !== id))}
                />
              </div>
            )}
          </SortableList>
        )}
        {ids.length < PINS_MAX ? (
          <Combobox
            label="Закрепить товар"
            hint="По названию или артикулу"
            options={async (query) => (await find(query)).filter(({ value }) => !ids.includes(Number(value)))}
            value={null}
            onValueChange={(chosen) => chosen && put([...ids, Number(chosen.value)])}
          />
        ) : (
          <Text size={14} tone="muted">
            Больше {PINS_MAX}&nbsp;товаров не&nbsp;закрепить.
          </Text>
        )}
        <SectionList section={section} form={form} />
      </Stack>
    </Card>
  );
}

function Pin({ id, name, pin }: { id: number; name: string; pin: PinnedGood | undefined }) {
  const why = pin && pinText(pin);
  return (
    <span className={css.facetName}>
      {pin?.name === null ? name : <Link to={`${screenPath('goods')}/${id}`}>{name}</Link>}
      {why && (
        <Text size={12} tone="muted">
          {why}
        </Text>
      )}
    </span>
  );
}

/** Goods that are pinned, and those of the section that somebody looks for. */
function usePinnable({ id, pinned }: StaffSection) {
  const api = useApi();
  const [seen, setSeen] = useState<readonly PinnedGood[]>([]);
  async function find(query: string): Promise<ComboboxOption[]> {
    const { rows } = await api.call('/api/admin/catalog/list', {
      ...{ query, size: FOUND, filters: { section: [id] } },
    });
    const found = rows.map((row): PinnedGood => ({
      ...{ id: row.id, name: row.name, hidden: row.state === 'hidden', within: true, unsold: [] },
    }));
    setSeen((before) => [...before, ...found]);
    return found.map((one) => ({ value: String(one.id), label: one.name ?? '' }));
  }
  const known = (one: number) => [...pinned, ...seen].find((good) => good.id === one);
  return { known, find };
}
