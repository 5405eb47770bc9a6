import type { CodeMeaning } from '@siren/domain/cart-codes';
import { multiplyRoubles, sumRoubles } from '@siren/domain/money';
import { Button } from '@siren/ui/button';
import { Card } from '@siren/ui/card';
import { formatCount, formatMoney } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { CodeResult } from './CodeResult.tsx';
import { foundWords } from './foundWords.ts';

interface CodesFoundProps {
  meanings: readonly CodeMeaning[];
  adding: boolean;
  onAdd(): void;
}

/** What was found of a list of codes, and the button that adds all of it at once. */
export function CodesFound({ meanings, adding, onAdd }: CodesFoundProps) {
  const fit = meanings.filter(({ possible }) => possible > 0);
  const pieces = fit.reduce((sum, { possible }) => sum + possible, 0);
  const total = sumRoubles(fit.map(({ offer, possible }) => multiplyRoubles(offer?.price ?? 0, possible)));
  return (
    <Card as="section" aria-label="Что нашлось">
      <Stack gap={4}>
        <Heading level={2} size="panel">
          {foundWords(meanings)}
        </Heading>
        {fit.length > 0 && (
          <Stack gap={2}>
            <Button wide loading={adding} onClick={onAdd}>
              В&nbsp;корзину {formatCount(pieces, ['товар', 'товара', 'товаров'])} на&nbsp;
              {formatMoney(total)}
            </Button>
            {fit.length < meanings.length && (
              <Text size={14} tone="muted">
                Остальные коды останутся в&nbsp;поле.
              </Text>
            )}
          </Stack>
        )}
        <ul>
          {meanings.map((meaning) => (
            <CodeResult key={meaning.code} meaning={meaning} />
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
