import { paths } from '@siren/contract/routes';
import type { Breadcrumb } from '@siren/domain/catalog';
import type { Crumb } from '@siren/ui/breadcrumbs';
import { Link } from '../navigation/index.ts';

/** The way down to a page: home, catalogue, the sections above it, and its own name. */
export function crumbs(above: readonly Breadcrumb[], name?: string): Crumb[] {
  return [
    { label: 'Главная', render: <Link to={paths.home()} /> },
    name === undefined ? { label: 'Каталог' } : { label: 'Каталог', render: <Link to={paths.sections()} /> },
    ...above.map((crumb) => ({ label: crumb.name, render: <Link to={paths.section(crumb.path)} /> })),
    ...(name === undefined ? [] : [{ label: name }]),
  ];
}
