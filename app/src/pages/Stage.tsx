import type { Navigation } from '@siren/features/navigation';
import { Activity, Fragment, useState } from 'react';
import type { CSSProperties } from 'react';
import type { AheadPage } from './AheadPage.ts';
import { PagePlace } from './PagePlace.tsx';
import type { ShownPage } from './useOpenPage.ts';

/** As wide as it will be and in nobody's way, so that it can be laid out where it is not seen: see `layOutAhead`. */
const OUT_OF_SIGHT: CSSProperties = { position: 'fixed', inset: '0 0 auto', contentVisibility: 'hidden' };

interface StageProps {
  shown: ShownPage;
  /** What a pointer or the focus rests on; null where that is no page that could be shown at once. */
  ahead: AheadPage | null;
  navigation: Navigation;
}

/**
 * The page that is shown and, out of sight, the one that is likely to come next: a move to it uncovers what is drawn
 * already, and only then do its effects begin. The very first page stands by itself: hydrated apart it would wake up
 * later.
 */
export function Stage({ shown, ahead, navigation }: StageProps) {
  const { location, attempt } = shown;
  // Another query of an address is the same page, which keeps its state.
  const keyOf = (pathname: string) => `${attempt} ${pathname}`;
  const key = keyOf(location.pathname);
  const [first, setFirst] = useState<string | null>(key);
  if (first !== null && first !== key) setFirst(null);
  const page = (
    <div>
      <PagePlace page={shown} address={location} navigation={navigation} />
    </div>
  );
  return (
    <>
      {key === first ? <Fragment key={key}>{page}</Fragment> : <Activity key={key}>{page}</Activity>}
      {ahead && ahead.url.pathname !== location.pathname && (
        <Activity key={keyOf(ahead.url.pathname)} mode="hidden">
          <div style={OUT_OF_SIGHT} aria-hidden data-ahead={ahead.url.pathname + ahead.url.search}>
            <PagePlace
              page={ahead.page}
              address={ahead.url}
              navigation={{ ...navigation, refused: null, visit: '', returned: false }}
            />
          </div>
        </Activity>
      )}
    </>
  );
}
