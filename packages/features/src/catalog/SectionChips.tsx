import { paths } from '@siren/contract/routes';
import type { SectionLink } from '@siren/domain/catalog';
import { Chip } from '@siren/ui/chip';
import { Link } from '../navigation/index.ts';
import * as css from './SectionChips.css.ts';

export interface SectionChipsProps {
  /** What kind of sections these are, for screen readers. */
  label: string;
  sections: readonly SectionLink[];
}

/** Ways to sections in one line; nothing where there are none. */
export function SectionChips({ label, sections }: SectionChipsProps) {
  if (sections.length === 0) return null;
  return (
    <nav className={css.chips} aria-label={label}>
      {sections.map(({ id, path, name }) => (
        <Chip key={id} render={<Link to={paths.section(path)} />}>
          {name}
        </Chip>
      ))}
    </nav>
  );
}
