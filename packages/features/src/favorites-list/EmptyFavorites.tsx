import { paths } from '@siren/contract/routes';
import { Button } from '@siren/ui/button';
import { EmptyState } from '@siren/ui/empty-state';
import { Heading } from '@siren/ui/heading';
import { Link as RouterLink } from '../navigation/index.ts';
import { useInfo } from '../info/index.ts';
import { loginAddress } from '../notices/index.ts';
import * as css from './FavoritesView.css.ts';

/** Nothing is kept: how that is done, and where to begin. */
export function EmptyFavorites() {
  const guest = useInfo()?.user === null;
  return (
    <>
      <div className={css.heading}>
        <Heading level={1}>Избранное</Heading>
      </div>
      <EmptyState
        title="Здесь пока пусто"
        text="Нажмите на&nbsp;сердечко у&nbsp;товара, и&nbsp;он останется здесь: скажем, когда подешевеет."
        action={
          <>
            <Button render={<RouterLink to={paths.sections()} />}>Открыть каталог</Button>
            {guest && (
              <Button variant="line" render={<RouterLink to={loginAddress(paths.favorites())} />}>
                Войти
              </Button>
            )}
          </>
        }
      />
    </>
  );
}
