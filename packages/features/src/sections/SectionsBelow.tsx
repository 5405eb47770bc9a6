import { paths } from '@siren/contract/routes';
import type { SectionLink } from '@siren/domain/catalog';
import { Chip } from '@siren/ui/chip';
import { Link } from '../navigation/index.ts';
import * as css from './SectionPage.css.ts';

/** The sections right below one. */
export function SectionsBelow({ sections }: { sections: readonly SectionLink[] }) {
  if (sections.length === 0) return null;
  return (
    <nav className={css.below} aria-label="Подразделы">
      {sections.map(({ id, path, name }) => (
        <Chip key={id} render={<Link to={paths.section(path)} />}>
          {name}
        </Chip>
      ))}
    </nav>
  );
}
