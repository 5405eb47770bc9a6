import type { RenderElement } from '../element/index.ts';
import { Link } from '../link/index.ts';
import { Words } from '../text/index.ts';
import * as css from './Breadcrumbs.css.ts';

export interface Crumb {
  /** Name of the page. */
  label: string;
  /** Address, for a plain link. */
  href?: string;
  /** Element of the link, usually a router link. A crumb with neither is the page itself. */
  render?: RenderElement;
}

export interface BreadcrumbsProps {
  /** Pages from the home page down; the last one is the page itself. */
  items: readonly Crumb[];
}

/** Where the page stands; on a phone one line that slides. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav aria-label="Вы здесь">
      <ol className={css.list}>
        {items.map(({ label, href, render }) => (
          <li key={label} className={css.item}>
            {href || render ? (
              <Link variant="quiet" href={href} render={render}>
                <Words>{label}</Words>
              </Link>
            ) : (
              <span aria-current="page">
                <Words>{label}</Words>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
