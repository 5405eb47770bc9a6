import type { FacetChoice, StaffSection } from '@siren/domain/sections';
import { Button } from '@siren/ui/button';
import { Card } from '@siren/ui/card';
import { EmptyState } from '@siren/ui/empty-state';
import { formatCount } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { SortableList } from '@siren/ui/sortable-list';
import { Switch } from '@siren/ui/switch';
import { Text } from '@siren/ui/text';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import * as css from './Sections.css.ts';
import { shownChoices } from './sectionForm.ts';
import type { OpenForm } from './useSection.ts';

const valueWords: [string, string, string] = ['значение', 'значения', 'значений'];

/** Which filters the shop shows in a section, and in which order. */
export function SectionFilters({ section, form }: { section: StaffSection; form: OpenForm }) {
  const { facets } = form.fields;
  const all = shownChoices(section, facets);
  const facetOf = (code: string) => section.found.find((one) => one.code === code);
  const there = all.filter(({ code }) => facetOf(code));
  const gone = all.filter(({ code }) => !facetOf(code));
  const put = (next: readonly FacetChoice[]) => form.set('facets', JSON.stringify([...next, ...gone]));
  const nameOf = (code: string) => facetOf(code)?.name ?? code;
  const switchTo = (code: string, shown: boolean) =>
    put(there.map((one) => (one.code === code ? { code, shown } : one)));
  return (
    <Card as="section" aria-label="Отбор">
      <Stack gap={3}>
        <div className={css.facet}>
          <Heading level={2} size="panel">
            Порядок отбора
          </Heading>
          {facets !== '' && (
            <Button size="s" variant="line" onClick={() => form.set('facets', '')}>
              Как в&nbsp;разделе выше
            </Button>
          )}
        </div>
        {facets === '' && (
          <Text size={12} tone="muted">
            Как в&nbsp;разделе выше, пока здесь ничего не&nbsp;меняли.
          </Text>
        )}
        {there.length === 0 ? (
          <EmptyState title="Отбирать не&nbsp;по&nbsp;чему" text="У&nbsp;товаров раздела нет параметров." />
        ) : (
          <SortableList
            label="Порядок отбора"
            value={there}
            itemKey={({ code }) => code}
            itemName={({ code }) => nameOf(code)}
            onValueChange={put}
          >
            {({ code, shown }) => (
              <div className={css.facet}>
                <span className={css.facetName}>
                  {nameOf(code)}{' '}
                  <Text as="span" size={12} tone="muted" numeric>
                    {[facetOf(code)?.unit, formatCount(facetOf(code)?.values ?? 0, valueWords)]
                      .filter(Boolean)
                      .join(', ')}
                  </Text>
                </span>
                <Switch checked={shown} onCheckedChange={(on) => switchTo(code, on)}>
                  <VisuallyHidden>Показывать: {nameOf(code)}</VisuallyHidden>
                </Switch>
              </div>
            )}
          </SortableList>
        )}
      </Stack>
    </Card>
  );
}
