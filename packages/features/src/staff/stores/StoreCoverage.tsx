import type { StoreCoverage as Coverage } from '@siren/domain/stores';
import { Card } from '@siren/ui/card';
import { formatNumber } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Inline, Stack } from '@siren/ui/layout';
import { Meter } from '@siren/ui/meter';
import { Text } from '@siren/ui/text';

const share = (here: number, sold: number) => `${formatNumber(here)} из\u00a0${formatNumber(sold)}`;
const sum = (rows: readonly Coverage[], of: 'here' | 'sold') =>
  rows.reduce((total, row) => total + row[of], 0);

/** How much of what is sold in its region lies in a store; nothing where nothing is sold. */
export function StoreCoverage({ coverage }: { coverage: readonly Coverage[] }) {
  if (coverage.length === 0) return null;
  return (
    <Card as="section" aria-label="Чем представлен каталог">
      <Stack gap={3}>
        <Inline gap={2}>
          <Heading level={2} size="panel">
            Чем представлен каталог
          </Heading>
          <Text as="span" size={14} tone="muted" numeric>
            {share(sum(coverage, 'here'), sum(coverage, 'sold'))}
          </Text>
        </Inline>
        {coverage.map(({ section, here, sold }) => (
          <Meter key={section} label={section} value={here} max={sold} valueText={share(here, sold)} />
        ))}
      </Stack>
    </Card>
  );
}
