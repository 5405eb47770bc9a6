import { paths } from '@siren/contract/routes';
import type { StaffSection, StaffSectionRow } from '@siren/domain/sections';
import { Breadcrumbs } from '@siren/ui/breadcrumbs';
import { Button } from '@siren/ui/button';
import { Card } from '@siren/ui/card';
import { formatCount } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { ExternalIcon } from '@siren/ui/icons';
import { Inline, Stack } from '@siren/ui/layout';
import { Switch } from '@siren/ui/switch';
import { Text } from '@siren/ui/text';
import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { errorText } from '../../notices/index.ts';
import {
  FieldConflict,
  LeaveGuard,
  RecordComing,
  RecordHistory,
  screenPath,
  sectionHistory,
  sectionLabel,
  useTell,
} from '../kit/index.ts';
import { useShortcut } from '../kit/keys/index.ts';
import { SectionEnd } from './SectionEnd.tsx';
import { SectionFields } from './SectionFields.tsx';
import { SectionFilters } from './SectionFilters.tsx';
import { saidBy } from './sectionForm.ts';
import { SectionOpening } from './SectionOpening.tsx';
import { SectionPlace } from './SectionPlace.tsx';
import { goodsWords } from './sectionWords.ts';
import * as css from './Sections.css.ts';
import { useSection, useSectionForm } from './useSection.ts';
import type { OpenForm, OpenSection } from './useSection.ts';
import type { Sections } from './useSections.ts';

export interface SectionRecordProps {
  id: number;
  rows: readonly StaffSectionRow[];
  sections: Sections;
}

export const sectionsList = { label: 'Разделы', path: screenPath('sections') };

/** A section, whole, and what staff can set of it. */
export function SectionRecord({ id, rows, sections }: SectionRecordProps) {
  const { data, error, retry, open } = useSection(id, sections);
  // One that was merged is the one that stays.
  if (data && data.id !== id) return <Navigate replace to={`${screenPath('sections')}/${data.id}`} />;
  return (
    <div className={css.column}>
      <div className={css.back}>
        <Breadcrumbs
          items={[
            { label: sectionsList.label, render: <Link to={sectionsList.path} /> },
            { label: data?.name ?? `№\u00a0${id}` },
          ]}
        />
      </div>
      {data ? (
        <Loaded section={data} rows={rows} open={open} />
      ) : (
        <RecordComing error={error} onRetry={retry} list={sectionsList} />
      )}
    </div>
  );
}

/** Whether shoppers see it. */
function Shown({ section: { hidden }, open }: { section: StaffSection; open: OpenSection }) {
  const tell = useTell();
  const [going, setGoing] = useState(false);
  async function show(shown: boolean): Promise<void> {
    setGoing(true);
    try {
      await open.save({ set: { hidden: !shown } });
      tell.done(shown ? 'Снова в\u00a0магазине' : 'Скрыт из\u00a0магазина');
    } catch (error) {
      tell.failed(error);
    } finally {
      setGoing(false);
    }
  }
  return (
    <Switch
      checked={!hidden}
      pending={going}
      description="Скрытого раздела и&nbsp;вложенных в&nbsp;него нет в&nbsp;меню, поиске и&nbsp;карте сайта. Их товары продаются."
      onCheckedChange={(shown) => void show(shown)}
    >
      Виден в&nbsp;магазине
    </Switch>
  );
}

function Head({ section, form, open }: { section: StaffSection; form: OpenForm; open: OpenSection }) {
  const { way, name, goods, hiddenGoods, hidden, path, made } = section;
  return (
    <Card as="section" aria-label="Раздел">
      <Stack gap={3}>
        <div>
          {way.length > 0 && (
            <Text size={14} tone="muted">
              {way.join(' / ')}
            </Text>
          )}
          <Heading level={2} size="panel">
            {name}
          </Heading>
          <Text size={14} tone="muted" numeric>
            {formatCount(goods, goodsWords)}
            {hiddenGoods > 0 && `, скрыто ${hiddenGoods}`}
          </Text>
          {made && (
            <Text size={14} tone="muted">
              Создан вручную: импорт его не&nbsp;меняет.
              {goods === 0 && ' Пока в\u00a0нём нет товаров, в\u00a0магазине его не\u00a0видно.'}
            </Text>
          )}
        </div>
        <Shown section={section} open={open} />
        <Inline gap={2}>
          <Button
            loading={form.saving}
            disabled={!form.dirty || form.conflicts.length > 0}
            onClick={() => void form.save()}
          >
            Сохранить
          </Button>
          {form.dirty && (
            <Button variant="line" onClick={form.undo}>
              Отменить
            </Button>
          )}
          {!hidden && goods > 0 && (
            <Button
              variant="line"
              icon={<ExternalIcon />}
              render={<a href={paths.section(path)} target="_blank" rel="noreferrer" />}
            >
              На&nbsp;сайте
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}

interface LoadedProps {
  section: StaffSection;
  rows: readonly StaffSectionRow[];
  open: OpenSection;
}

function Loaded({ section, rows, open }: LoadedProps) {
  const form = useSectionForm(section, open);
  useShortcut('save', () => void form.save());
  return (
    <>
      <Head section={section} form={form} open={open} />
      {form.conflicts.map((field) => (
        <FieldConflict
          key={field}
          label={sectionLabel(field)}
          mine={saidBy(section, field, form.fields[field])}
          theirs={saidBy(section, field, form.stored[field])}
          onChoose={(whose) => form.choose(field, whose)}
        />
      ))}
      {form.error !== null && form.conflicts.length === 0 && (
        <Text role="alert" tone="critical">
          {errorText(form.error)}
        </Text>
      )}
      <SectionFields section={section} form={form} open={open} />
      <SectionPlace section={section} rows={rows} open={open} />
      <SectionOpening section={section} form={form} />
      <SectionFilters section={section} form={form} />
      <SectionEnd section={section} rows={rows} open={open} />
      <RecordHistory lines={sectionHistory(section.changes, section)} timeZone={section.timeZone} />
      <LeaveGuard dirty={form.dirty} />
    </>
  );
}
