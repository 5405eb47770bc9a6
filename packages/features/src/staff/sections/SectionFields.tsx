import { paths } from '@siren/contract/routes';
import { SECTION_PATH_MAX } from '@siren/domain/sections';
import type { StaffSection } from '@siren/domain/sections';
import { Card } from '@siren/ui/card';
import { TextArea, TextField } from '@siren/ui/field';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { ByHand } from '../kit/index.ts';
import * as css from './Sections.css.ts';
import type { OpenForm, OpenSection } from './useSection.ts';

/** As the contract bounds them. */
export const NAME_MAX = 120;
const TITLE_MAX = 200;
const DESCRIPTION_MAX = 500;

export interface SectionFieldsProps {
  section: StaffSection;
  form: OpenForm;
  open: OpenSection;
}

/** What a section is called, where it is found, and what search engines read. */
export function SectionFields({ section, form, open }: SectionFieldsProps) {
  const { fields, stored, set, problemOf } = form;
  const { feed, before } = section;
  const isOther = fields.path !== stored.path;
  return (
    <Card as="section" aria-label="Основное">
      <Stack gap={4}>
        <Heading level={2} size="panel">
          Основное
        </Heading>
        <TextField
          label="Название"
          autoComplete="off"
          maxLength={NAME_MAX}
          value={fields.name}
          error={problemOf('name')}
          hint={
            feed.name !== undefined && (
              <ByHand of="Название" feed={feed.name} onBack={() => open.save({ back: ['name'] })} />
            )
          }
          onValueChange={(name) => set('name', name)}
        />
        <TextField
          label="Адрес"
          autoComplete="off"
          spellCheck={false}
          maxLength={SECTION_PATH_MAX}
          start={paths.section('')}
          value={fields.path}
          error={problemOf('path')}
          hint={isOther && `Старый адрес ${paths.section(stored.path)} будет вести сюда.`}
          onValueChange={(path) => set('path', path)}
        />
        {before.length > 0 && (
          <Text size={12} tone="muted">
            <span className={css.address}>Сюда ведут: {before.map(paths.section).join(', ')}</span>
          </Text>
        )}
        <TextField
          label="Заголовок для&nbsp;поиска"
          optional
          autoComplete="off"
          maxLength={TITLE_MAX}
          value={fields.title}
          onValueChange={(title) => set('title', title)}
        />
        <TextArea
          label="Описание для&nbsp;поиска"
          optional
          maxLength={DESCRIPTION_MAX}
          value={fields.description}
          hint="Пустое магазин напишет сам."
          onValueChange={(description) => set('description', description)}
        />
      </Stack>
    </Card>
  );
}
