import type { SectionLink } from '@siren/domain/catalog';
import { SectionTile } from './SectionTile.tsx';
import { TileCell, TileRows } from './TileRows.tsx';

export interface SectionTilesProps {
  sections: readonly SectionLink[];
}

/** Sections as tiles. */
export function SectionTiles({ sections }: SectionTilesProps) {
  return (
    <TileRows>
      {sections.map((section, index) => (
        <TileCell key={section.id}>
          <SectionTile section={section} index={index} />
        </TileCell>
      ))}
    </TileRows>
  );
}
