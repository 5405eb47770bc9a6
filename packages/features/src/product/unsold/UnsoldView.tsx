import { paths } from '@siren/contract/routes';
import type { UnsoldProduct } from '@siren/domain/catalog';
import { inCity } from '@siren/domain/regions';
import { Breadcrumbs } from '@siren/ui/breadcrumbs';
import { Button } from '@siren/ui/button';
import { EmptyState } from '@siren/ui/empty-state';
import { useResource } from '../../api/index.ts';
import { crumbs } from '../../catalog/index.ts';
import { PageHead, useInfo } from '../../info/index.ts';
import { Link } from '../../navigation/index.ts';
import { GoodPicture } from '../../pictures/index.ts';
import { useCityDialog } from '../../regions/index.ts';
import { GoodsRow } from '../GoodsRow.tsx';
import * as page from '../ProductPage.css.ts';
import { cardsResource } from '../resources.ts';

export interface UnsoldViewProps {
  /** Path of the product. */
  path: string;
  product: UnsoldProduct;
}

/** A product that other cities have: what it is, and the ways to it or to others like it. */
export function UnsoldView({ path, product: { name, image, breadcrumbs, similar } }: UnsoldViewProps) {
  const city = useInfo()?.city.name ?? '';
  const { open } = useCityDialog();
  const section = breadcrumbs.at(-1);
  return (
    <>
      <PageHead
        title={`${name} | Сирень`}
        description={`${name}: в\u00a0этом городе не\u00a0продаётся.`}
        canonical={paths.product(path)}
      />
      <div className={page.trail}>
        <Breadcrumbs items={crumbs(breadcrumbs, name)} />
      </div>
      <EmptyState
        level={1}
        picture={image && <GoodPicture image={image} sizes="320px" ratio="wide" priority />}
        title="Этот товар не&nbsp;продаётся в&nbsp;вашем городе"
        text={`${name} не\u00a0продаётся ${inCity(city)}, а\u00a0в\u00a0других городах есть.`}
        action={
          <>
            <Button aria-haspopup="dialog" onClick={open}>
              Выбрать другой город
            </Button>
            <Button
              variant="line"
              render={<Link to={section ? paths.section(section.path) : paths.sections()} />}
            >
              {section ? `Раздел «${section.name}»` : 'Открыть каталог'}
            </Button>
          </>
        }
      />
      {similar.length > 0 && <Similar ids={similar} />}
    </>
  );
}

/** Without an answer there is nothing to show. */
function Similar({ ids }: { ids: number[] }) {
  const { data } = useResource(cardsResource(ids));
  return <GoodsRow title="Похожие товары" cards={data?.items ?? []} />;
}
