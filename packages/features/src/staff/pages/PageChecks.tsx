import { blockWords } from '@siren/domain/pages';
import type { PageProblem, StaffPage } from '@siren/domain/pages';
import { Card } from '@siren/ui/card';
import { Heading } from '@siren/ui/heading';
import { CheckIcon, InfoIcon, WarningIcon } from '@siren/ui/icons';
import { Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import * as css from './Pages.css.ts';

function whereText({ content: { blocks } }: StaffPage, { block }: PageProblem): string {
  const place = blocks.findIndex(({ key }) => key === block);
  const found = blocks[place];
  return found ? `${place + 1}. ${blockWords[found.type]}: ` : '';
}

/** What is wrong in the draft as it was saved last, before it is published. */
export function PageChecks({ page, dirty }: { page: StaffPage; dirty: boolean }) {
  return (
    <Card as="section" aria-label="Перед публикацией">
      <Stack gap={3}>
        <Heading level={2} size="panel">
          Перед публикацией
        </Heading>
        {page.problems.length === 0 ? (
          <p className={css.check} data-state="good">
            <CheckIcon /> Всё готово
          </p>
        ) : (
          <ul className={css.checks}>
            {page.problems.map((problem) => (
              <li
                key={`${problem.block} ${problem.field} ${problem.text}`}
                className={css.check}
                data-state={problem.stops ? 'stops' : 'warns'}
              >
                {problem.stops ? <WarningIcon label="Мешает" /> : <InfoIcon label="Заметьте" />}
                <span>
                  {whereText(page, problem)}
                  {problem.text}
                </span>
              </li>
            ))}
          </ul>
        )}
        {dirty && (
          <Text size={12} tone="muted">
            Проверен сохранённый черновик: сохраните, чтобы проверить правки.
          </Text>
        )}
      </Stack>
    </Card>
  );
}
