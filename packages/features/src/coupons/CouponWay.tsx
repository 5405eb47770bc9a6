import { paths } from '@siren/contract/routes';
import type { AppliedCoupon } from '@siren/domain/coupons';
import { Inline } from '@siren/ui/layout';
import { Link } from '@siren/ui/link';
import { Text } from '@siren/ui/text';
import { Link as RouterLink } from '../navigation/index.ts';

/** Sections led to at most: a coupon for more of them is for the whole catalogue. */
const SECTIONS = 3;

/** Where to find what a coupon is still missing; nothing where goods would not help. */
export function CouponWay({ reason, sections }: AppliedCoupon) {
  if (reason !== 'total_too_small' && reason !== 'no_matching_goods') return null;
  const ways =
    sections.length > 0 && sections.length <= SECTIONS
      ? sections.map(({ path, name }) => ({ to: paths.section(path), name }))
      : [{ to: paths.sections(), name: 'Выбрать товары' }];
  return (
    <Inline gap={4}>
      {ways.map(({ to, name }) => (
        <Link key={to} render={<RouterLink to={to} />}>
          <Text as="span" size={14}>
            {name}
          </Text>
        </Link>
      ))}
    </Inline>
  );
}
