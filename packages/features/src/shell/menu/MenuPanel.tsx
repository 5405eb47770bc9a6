import { EmptyState } from '@siren/ui/empty-state';
import { Container } from '@siren/ui/layout';
import type { MouseEvent, RefObject } from 'react';
import { useKept } from '../../api/index.ts';
import { LoadFailed } from '../../errors/index.ts';
import { isPlain } from '../../navigation/index.ts';
import { sectionsResource } from '../../sections/resources.ts';
import * as css from './CatalogMenu.css.ts';
import { MenuSkeleton } from './MenuSkeleton.tsx';
import { SectionTree } from './SectionTree.tsx';

export interface MenuPanelProps {
  id: string;
  /** Whether the focus goes in once there is something to go to. */
  wanted: RefObject<boolean>;
  /** They are asked for anew, by a button that goes with the error. */
  onAgain(): void;
  /** A link of it is being followed. */
  onFollow(): void;
}

/** The sections below the header: links and nothing but links, whatever they look like. */
export function MenuPanel({ id, wanted, onAgain, onFollow }: MenuPanelProps) {
  const { data, error, state, retry } = useKept(sectionsResource);
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (link && isPlain(event, link)) onFollow();
  };
  const again = () => {
    onAgain();
    retry();
  };
  return (
    <nav id={id} className={css.panel} aria-label="Разделы каталога">
      <Container onClick={follow}>
        {error ? (
          <LoadFailed
            title="Разделы не загрузились"
            error={error}
            retrying={state === 'pending'}
            onRetry={again}
          />
        ) : !data ? (
          <MenuSkeleton />
        ) : data.sections.length === 0 ? (
          <EmptyState title="Каталог пока пуст" text="Товары появятся, как только их загрузят." />
        ) : (
          <SectionTree sections={data.sections} wanted={wanted} />
        )}
      </Container>
    </nav>
  );
}
