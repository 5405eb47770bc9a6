import { paths } from '@siren/contract/routes';
import { Button } from '@siren/ui/button';
import { Callout } from '@siren/ui/callout';
import { Card } from '@siren/ui/card';
import { TextArea } from '@siren/ui/field';
import { formatCount } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { ArrowLeftIcon } from '@siren/ui/icons';
import { Inline, Stack } from '@siren/ui/layout';
import { Link } from '@siren/ui/link';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import type { ReactNode } from 'react';
import { Link as RouterLink } from '../navigation/index.ts';
import { CodesFound } from './CodesFound.tsx';
import { foundWords } from './foundWords.ts';
import * as css from './CodesView.css.ts';
import type { Codes } from './useCodes.ts';

export interface CodesViewProps {
  codes: Codes;
  /** What reads codes by a camera, where the browser can. */
  scanner?: ReactNode;
  onAdd(): void;
}

const HINT = 'Артикул или штрихкод; количество — через пробел: 1204501 x2. Можно вставить из\u00a0таблицы.';

/** A field for a list of codes, and below it what they mean. */
export function CodesView({ codes, scanner, onAdd }: CodesViewProps) {
  const { text, parsed, meanings, busy, failed } = codes;
  const count = formatCount(parsed.lines.length, ['код', 'кода', 'кодов']);
  return (
    <div className={css.page}>
      <Stack gap={2}>
        <Link variant="quiet" render={<RouterLink to={paths.cart()} />}>
          <Inline as="span" gap={1}>
            <ArrowLeftIcon size="s" /> Корзина
          </Inline>
        </Link>
        <Heading level={1}>Добавить по&nbsp;кодам</Heading>
      </Stack>
      <Card>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void codes.find();
          }}
        >
          <Stack gap={4}>
            <TextArea
              label="Коды товаров"
              hint={HINT}
              rows={5}
              value={text}
              aside={parsed.lines.length > 0 ? count : undefined}
              spellCheck={false}
              autoComplete="off"
              onValueChange={codes.write}
            />
            {parsed.left > 0 && (
              <Callout tone="caution" role="status">
                За&nbsp;раз проверим {count}; остальные {parsed.left} добавьте потом.
              </Callout>
            )}
            <Inline gap={3}>
              <Button
                type="submit"
                variant={meanings ? 'line' : 'solid'}
                loading={busy === 'finding' || (busy === 'adding' && meanings === null)}
                disabled={parsed.lines.length === 0}
              >
                Проверить
              </Button>
              {scanner}
            </Inline>
            {failed && (
              <Callout tone="critical" role="alert">
                Не&nbsp;получилось проверить коды. Они остались в&nbsp;поле: проверьте связь и&nbsp;нажмите
                «Проверить» ещё раз.
              </Callout>
            )}
          </Stack>
        </form>
      </Card>
      <div role="status">
        <VisuallyHidden>{meanings && foundWords(meanings)}</VisuallyHidden>
      </div>
      {meanings && <CodesFound meanings={meanings} adding={busy === 'adding'} onAdd={onAdd} />}
    </div>
  );
}
