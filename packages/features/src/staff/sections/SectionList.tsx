import { LIST_SHOWN_MAX } from '@siren/domain/product-lists';
import type { ListState } from '@siren/domain/product-lists';
import type { StaffSection } from '@siren/domain/sections';
import { Stack } from '@siren/ui/layout';
import { Select } from '@siren/ui/select';
import { Text } from '@siren/ui/text';
import { RecordLink } from '../kit/index.ts';
import type { OpenForm } from './useSection.ts';

/** Why shoppers do not see its goods first now. */
const stateWords: Readonly<Record<ListState, string>> = {
  draft: 'Это черновик: покупатели его не\u00a0видят. ',
  coming: 'Его дни ещё не\u00a0начались. ',
  running: '',
  ended: 'Его дни прошли. ',
};

/** The list that a section begins with. */
export function SectionList({ section: { lists }, form }: { section: StaffSection; form: OpenForm }) {
  const { list } = form.fields;
  const chosen = lists.find(({ id }) => String(id) === list);
  const options = lists.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Stack gap={1}>
      <Select
        label="Список товаров"
        hint={`Его товары из\u00a0этого раздела, до\u00a0${LIST_SHOWN_MAX}, встанут за\u00a0закреплёнными, пока он показывается`}
        options={[{ value: '', label: 'Без списка' }, ...options]}
        value={list}
        onValueChange={(value) => form.set('list', value)}
      />
      {chosen && (
        <Text size={14} tone="muted">
          {stateWords[chosen.state]}
          <RecordLink screen="product-lists" id={chosen.id} others={null}>
            Открыть список
          </RecordLink>
        </Text>
      )}
    </Stack>
  );
}
