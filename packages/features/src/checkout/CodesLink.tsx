import { paths } from '@siren/contract/routes';
import { Link } from '@siren/ui/link';
import { Link as RouterLink } from '../navigation/index.ts';

/** To the page that takes a list of codes into the cart. */
export function CodesLink() {
  return <Link render={<RouterLink to={paths.codes()} />}>Добавить по&nbsp;кодам</Link>;
}
