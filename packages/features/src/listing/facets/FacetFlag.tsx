import type { ListNarrowing } from '@siren/domain/catalog';
import { Switch } from '@siren/ui/switch';
import { withValue } from '../filters/index.ts';
import { goodsCount } from '../../catalog/index.ts';
import type { FacetProps } from './facetProps.ts';

/** Something that goods have or have not. */
export function FacetFlag<Query extends ListNarrowing>({ facet, query, onChange }: FacetProps<Query>) {
  return facet.values.map(({ slug, count }) => {
    const checked = query.filters[facet.code]?.includes(slug) ?? false;
    return (
      <Switch
        key={slug}
        name={facet.code}
        value={slug}
        checked={checked}
        disabled={count === 0 && !checked}
        description={goodsCount(count)}
        onCheckedChange={(wanted) => {
          if (wanted !== checked) onChange(withValue(query, facet.code, slug));
        }}
      >
        {facet.name}
      </Switch>
    );
  });
}
