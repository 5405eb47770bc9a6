import type { SectionLink } from '@siren/domain/catalog';
import { SectionTile } from './SectionTile.tsx';
import * as css from './SectionTile.css.ts';

export interface SectionTilesProps {
  sections: readonly SectionLink[];
}

/** Sections as tiles in 2, 3 or 4 columns. */
export function SectionTiles({ sections }: SectionTilesProps) {
  return (
    <ul className={css.tiles}>
      {sections.map((section, index) => (
        <li key={section.id} className={css.item}>
          <SectionTile section={section} index={index} />
        </li>
      ))}
    </ul>
  );
}
