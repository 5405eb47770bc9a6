import { Skeleton } from '@siren/ui/skeleton';
import { VisuallyHidden } from '@siren/ui/visually-hidden';
import { TileCell, TileRows } from '../catalog/index.ts';
import { SlowHint } from '../errors/index.ts';
import * as page from './SectionPage.css.ts';
import * as css from './SectionsView.css.ts';

/** Two rows of what the catalogue shows first. */
const TILES = 8;

/** The catalogue that is on its way, in the places of what comes. */
export function SectionsSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">Загружаем каталог</span>
      </VisuallyHidden>
      <div className={page.top}>
        <Skeleton width="9em" height="1.25em" />
      </div>
      <Skeleton width="8em" height="2.375em" />
      <SlowHint />
      <div className={css.list} aria-hidden="true">
        <TileRows spacious>
          {Array.from({ length: TILES }, (_, tile) => (
            <TileCell key={tile}>
              <div className={css.tile}>
                <Skeleton shape="tile" height="100%" />
              </div>
              <div className={css.children}>
                {Array.from({ length: 3 }, (_line, line) => (
                  <Skeleton key={line} width={`${70 - line * 12}%`} height="1.25em" />
                ))}
              </div>
            </TileCell>
          ))}
        </TileRows>
      </div>
    </div>
  );
}
