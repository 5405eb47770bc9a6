import { paths } from '@siren/contract/routes';
import type { Section } from '@siren/domain/catalog';
import { Breadcrumbs } from '@siren/ui/breadcrumbs';
import { EmptyState } from '@siren/ui/empty-state';
import { formatNumber } from '@siren/ui/format';
import { Heading } from '@siren/ui/heading';
import { Link } from '@siren/ui/link';
import { Words } from '@siren/ui/text';
import { Link as RouterLink } from '../navigation/index.ts';
import { crumbs, SectionTile, TileCell, TileRows } from '../catalog/index.ts';
import * as css from './SectionsView.css.ts';
import * as page from './SectionPage.css.ts';

export interface SectionsViewProps {
  sections: readonly Section[];
}

/** The catalogue: every top section with what lies right below it. */
export function SectionsView({ sections }: SectionsViewProps) {
  return (
    <>
      <div className={page.top}>
        <Breadcrumbs items={crumbs([])} />
      </div>
      <Heading level={1}>Каталог</Heading>
      {sections.length === 0 && (
        <EmptyState title="Каталог пока пуст" text="Товары появятся, как только их загрузят." />
      )}
      <div className={css.list}>
        <TileRows spacious>
          {sections.map((section, index) => (
            <TileCell key={section.id}>
              <SectionTile section={section} index={index} />
              <ul className={css.children}>
                {section.children.map(({ id, path, name, total }) => (
                  <li key={id} className={css.child}>
                    <Link variant="quiet" render={<RouterLink to={paths.section(path)} />}>
                      <Words>{name}</Words>
                    </Link>
                    <span className={css.total}>{formatNumber(total)}</span>
                  </li>
                ))}
              </ul>
            </TileCell>
          ))}
        </TileRows>
      </div>
    </>
  );
}
