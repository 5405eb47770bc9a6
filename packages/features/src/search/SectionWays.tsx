import { paths } from '@siren/contract/routes';
import type { SectionLink } from '@siren/domain/catalog';
import { Chip } from '@siren/ui/chip';
import { Link } from '../navigation/index.ts';
import * as css from './SearchPage.css.ts';

/** Sections that what was asked for is in. */
export function SectionWays({ sections }: { sections: readonly SectionLink[] }) {
  if (sections.length === 0) return null;
  return (
    <nav className={css.sections} aria-label="Подходящие разделы">
      {sections.map(({ id, path, name }) => (
        <Chip key={id} render={<Link to={paths.section(path)} />}>
          {name}
        </Chip>
      ))}
    </nav>
  );
}
