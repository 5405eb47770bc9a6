import type { AnswerOf } from '@siren/contract/calls';
import type { SelectedCoupon } from '@siren/domain/coupons';
import { SELECTED_MAX } from '@siren/domain/lists';
import { Button } from '@siren/ui/button';
import { Link } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useApi } from '../../api/index.ts';
import { screenPath, SelectAll, useListBulk } from '../kit/index.ts';
import type { BulkBar, SelectionProps } from '../kit/index.ts';
import { selectedOf, switchJob } from './couponJobs.ts';
import { filtersOf, isOfCoupons } from './resources.ts';

/** What can be done with the selected coupons. */
function CouponsBulk({ bar }: { bar: BulkBar<SelectedCoupon> }) {
  const { selected, working, onRun } = bar;
  const api = useApi();
  const button = (words: string, active: boolean) => (
    <Button
      size="s"
      variant="line"
      disabled={working}
      onClick={() => onRun(switchJob(api, selected, active))}
    >
      {words}
    </Button>
  );
  return (
    <>
      {button('Выключить', false)}
      {button('Включить', true)}
      <SelectAll bar={bar} max={SELECTED_MAX} />
    </>
  );
}

const linkOf = ({ id }: { id: number }) => <Link to={`${screenPath('coupons')}/${id}`} />;

/** Selected coupons of the list, and what is done with them. */
export function CouponsSelection({
  address,
  answer,
  children,
}: SelectionProps<AnswerOf<'/api/admin/coupons/list'>>) {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const { bar, ...list } = useListBulk({
    address,
    answer,
    itemOf: selectedOf,
    nameOf: ({ code }) => code,
    linkOf,
    async readAll(count) {
      const asked = { query: address.query, filters: filtersOf(address.filters), count };
      return (await api.call('/api/admin/coupons/select', asked)).coupons;
    },
    countChanged: 'Промокодов по\u00a0фильтру стало другое число. Посмотрите и\u00a0выберите снова.',
    forget: () => void mutate(isOfCoupons, undefined),
  });
  return children({ ...list, bar: <CouponsBulk bar={bar} /> });
}
