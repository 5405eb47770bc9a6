import { nameOf } from '@siren/domain/references';
import type { ReferenceDeclaration, ReferenceEntry } from '@siren/domain/references';
import { DefinitionList } from '@siren/ui/definition-list';
import { formatCount, formatNumber } from '@siren/ui/format';
import { Stack } from '@siren/ui/layout';
import { Text } from '@siren/ui/text';
import { useResource } from '../../../api/index.ts';
import { usesWords } from '../entryWords.ts';
import { couponsResource } from '../resources.ts';

export interface MergeFollowsProps {
  declaration: ReferenceDeclaration;
  /** The one that stays. */
  into: ReferenceEntry;
  from: readonly ReferenceEntry[];
  /** How many of them change their brand. */
  goods: number;
}

interface Named {
  total: number;
  codes: readonly string[];
}

/** «SIRIUS10, ГАМАК15 и ещё 3»; their number alone where no code is told. */
function couponWords({ total, codes }: Named): string {
  if (codes.length === 0) return formatCount(total, ['промокод', 'промокода', 'промокодов']);
  const more = total - codes.length;
  return codes.join(', ') + (more > 0 ? ` и\u00a0ещё ${formatNumber(more)}` : '');
}

/** What becomes of goods, files, addresses and coupons by a merge. */
export function MergeFollows({ declaration, into, from, goods }: MergeFollowsProps) {
  const { data: coupons } = useResource(couponsResource(from.map(({ id }) => id)));
  const name = nameOf(declaration, into);
  const gone = from.flatMap((entry) => [nameOf(declaration, entry), ...(entry.also ?? [])]).join(', ');
  return (
    <Stack gap={3}>
      <DefinitionList
        kind="params"
        items={[
          { term: 'Сменят бренд', value: usesWords(declaration, goods) },
          { term: 'Импорт узнает в\u00a0файлах', value: gone },
          { term: 'Прежние адреса отбора', value: `ведут на\u00a0«${name}»` },
          ...(coupons && coupons.total > 0
            ? [{ term: `Промокоды станут для «${name}»`, value: couponWords(coupons) }]
            : []),
        ]}
      />
      <Text size={14} tone="muted">
        Разъединить бренды потом нельзя: проверьте, тот&nbsp;ли остаётся.
      </Text>
    </Stack>
  );
}
