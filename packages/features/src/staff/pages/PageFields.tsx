import { paths } from '@siren/contract/routes';
import type { StaffPage } from '@siren/domain/pages';
import { SECTION_PATH_MAX } from '@siren/domain/sections';
import { Card } from '@siren/ui/card';
import { MultiCombobox } from '@siren/ui/combobox';
import { DateField } from '@siren/ui/date-field';
import { TextArea, TextField } from '@siren/ui/field';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { Switch } from '@siren/ui/switch';
import { Text } from '@siren/ui/text';
import * as css from './Pages.css.ts';
import { regionsIn } from './pageForm.ts';
import type { Choices } from './resources.ts';
import type { OpenForm } from './usePage.ts';

/** As the contract bounds them. */
const TITLE_MAX = 200;
const DESCRIPTION_MAX = 500;

export interface PageFieldsProps {
  page: StaffPage;
  form: OpenForm;
  choices: Choices | undefined;
}

/** How a page is called, where it is found, and who sees it when. */
export function PageFields({ page, form, choices }: PageFieldsProps) {
  if (page.kind === 'home') return null;
  return (
    <Card as="section" aria-label="Страница">
      <Stack gap={4}>
        <Heading level={2} size="panel">
          Страница
        </Heading>
        {page.fed ? (
          <Text size={14} tone="muted">
            Заголовок, срок и&nbsp;регионы этой акции приходят из&nbsp;файла. Здесь меняют её блоки,
            и&nbsp;после публикации файл их не&nbsp;тронет.
          </Text>
        ) : (
          <OwnFields page={page} form={form} choices={choices} />
        )}
      </Stack>
    </Card>
  );
}

/** What a new address does with the one that shoppers have. */
const addressHint = ({ addresses }: StaffPage): string =>
  [
    'Меняется сразу, без\u00a0публикации. Старый адрес поведёт сюда.',
    addresses.length > 0 && `Сюда ведут: ${addresses.map((path) => paths.promo(path)).join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');

function OwnFields({ page, form, choices }: PageFieldsProps) {
  const { fields, set, problemOf } = form;
  return (
    <>
      <TextField
        label="Заголовок"
        autoComplete="off"
        maxLength={TITLE_MAX}
        value={fields.title}
        onValueChange={(title) => set('title', title)}
      />
      <TextArea
        label="Подзаголовок"
        hint="Под заголовком и&nbsp;в&nbsp;поисковиках"
        maxLength={DESCRIPTION_MAX}
        value={fields.description}
        onValueChange={(description) => set('description', description)}
      />
      <TextField
        label="Адрес"
        autoComplete="off"
        spellCheck={false}
        maxLength={SECTION_PATH_MAX}
        start={paths.promo('')}
        value={fields.path}
        hint={page.published !== null && addressHint(page)}
        error={problemOf('path')}
        onValueChange={(path) => set('path', path)}
      />
      <ShownFields page={page} form={form} choices={choices} />
    </>
  );
}

/** Who sees the page, when, and from where one comes to it. */
function ShownFields({ page, form, choices }: PageFieldsProps) {
  const { fields, set } = form;
  const regions = choices?.regions ?? [];
  const chosen = (regionsIn(fields) ?? []).map((id) => ({
    value: String(id),
    label: regions.find((one) => one.id === id)?.name ?? String(id),
  }));
  const setRegions = (ids: readonly number[]) => set('regions', ids.length === 0 ? '' : JSON.stringify(ids));
  return (
    <>
      <div className={css.pair}>
        <DateField
          label="Первый день"
          optional
          today={page.today}
          value={fields.from || null}
          onValueChange={(day) => set('from', day ?? '')}
        />
        <DateField
          label="Последний день"
          optional
          today={page.today}
          value={fields.to || null}
          hint="Включительно, по&nbsp;часам магазина"
          onValueChange={(day) => set('to', day ?? '')}
        />
      </div>
      <MultiCombobox
        label="Регионы"
        hint="Пусто: видна во&nbsp;всех"
        options={regions.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={chosen}
        onValueChange={(options) => setRegions(options.map(({ value }) => Number(value)))}
      />
      {page.kind === 'free' && (
        <Switch
          checked={fields.footer === 'yes'}
          description="Внизу каждой страницы магазина, пока эта опубликована."
          onCheckedChange={(on) => set('footer', on ? 'yes' : '')}
        >
          Ссылка внизу сайта
        </Switch>
      )}
    </>
  );
}
