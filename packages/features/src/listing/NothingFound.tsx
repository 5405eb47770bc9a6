import type { Breadcrumb } from '@siren/domain/catalog';
import { paths } from '@siren/contract/routes';
import type { SearchSort } from '@siren/domain/catalog';
import { Button } from '@siren/ui/button';
import { EmptyState } from '@siren/ui/empty-state';
import { Link } from '@siren/ui/link';
import { useCallback, useState } from 'react';
import { Link as RouterLink } from '../navigation/index.ts';
import type { ListingAddress } from './address/index.ts';
import type { AppliedFilter } from './filters/index.ts';
import { goHere } from './goHere.ts';
import * as css from './ListingPanel.css.ts';
import type { ListingResource } from './resource.ts';
import { WayOn } from './WayOn.tsx';

export interface NothingFoundProps<Sort extends SearchSort> {
  applied: readonly AppliedFilter<ListingAddress<Sort>>[];
  bare: ListingAddress<Sort>;
  /** A wider list to go on in. */
  parent?: Breadcrumb | undefined;
  queryOf(address: ListingAddress<Sort>): string;
  resourceOf(address: ListingAddress<Sort>): ListingResource;
  onChange(next: ListingAddress<Sort>): void;
}

/** So many ways on are offered; each asks how many goods it leads to. */
const WAYS = 5;

const textOf = (ways: number, leads: boolean): string => {
  if (ways === 0) return 'Попробуйте посмотреть без\u00a0него.';
  return leads
    ? 'Попробуйте убрать один из\u00a0них:'
    : 'Убрать один мало: сбросьте все или\u00a0выберите другие.';
};

/** No good meets all filters: which one to take off, and how many goods that gives. */
export function NothingFound<Sort extends SearchSort>(props: NothingFoundProps<Sort>) {
  const { applied, bare, parent, queryOf, resourceOf, onChange } = props;
  const ways = applied.length > 1 ? applied.slice(0, WAYS) : [];
  const [dead, setDead] = useState<ReadonlySet<string>>(new Set());
  const bury = useCallback((words: string) => setDead((before) => new Set(before).add(words)), []);
  const leads = ways.some(({ words }) => !dead.has(words));
  return (
    <EmptyState
      title={
        ways.length > 0 ? 'Под все фильтры сразу ничего не\u00a0подошло' : 'С\u00a0таким фильтром ничего нет'
      }
      text={textOf(ways.length, leads)}
      action={
        <div className={css.ways}>
          {ways.length > 0 && (
            <ul hidden={!leads} className={css.wayList} aria-label="Что убрать">
              {ways.map(({ key, words, without }) => (
                <li key={key}>
                  <WayOn
                    words={words}
                    resource={resourceOf(without)}
                    to={queryOf(without)}
                    onGo={() => onChange(without)}
                    onDead={bury}
                  />
                </li>
              ))}
            </ul>
          )}
          <Button
            variant={leads ? 'line' : 'solid'}
            render={<RouterLink to={queryOf(bare)} onClick={goHere(() => onChange(bare))} />}
          >
            Сбросить все фильтры
          </Button>
          {parent && (
            <Link render={<RouterLink to={paths.section(parent.path)} />}>
              Все товары раздела «{parent.name}»
            </Link>
          )}
        </div>
      }
    />
  );
}
