import { paths } from '@siren/contract/routes';
import { tiles } from '@siren/domain/catalog';
import type { SectionLink } from '@siren/domain/catalog';
import { Words } from '@siren/ui/text';
import { Tile } from '@siren/ui/tile';
import { Link } from '../navigation/index.ts';
import { GoodImage } from '../pictures/index.ts';
import { goodsCount } from './goods.ts';
import * as css from './SectionTile.css.ts';

export interface SectionTileProps {
  section: SectionLink;
  /** Place in the list: gives a section without a ground of its own one that differs from its neighbours'. */
  index: number;
}

const SIZES = '(max-width: 767px) 45vw, 300px';

/** A section as a tile: name, how many goods, and one of them. */
export function SectionTile({ section: { path, name, total, image }, index }: SectionTileProps) {
  return (
    <Tile
      tone={image?.tile ?? tiles[index % tiles.length]}
      ratio="free"
      render={<Link to={paths.section(path)} />}
    >
      <span className={image ? css.inner : css.bare}>
        <span className={css.name}>
          <Words>{name}</Words>
        </span>
        <span className={css.total}>{goodsCount(total)}</span>
        {image && (
          <span className={css.picture} data-state={image.tile === null ? 'photo' : 'drawn'}>
            <GoodImage image={image} sizes={SIZES} alt="" />
          </span>
        )}
      </span>
    </Tile>
  );
}
