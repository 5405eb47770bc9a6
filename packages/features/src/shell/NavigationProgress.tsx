import { useNavigation } from 'react-router-dom';
import * as css from './FrameView.css.ts';

/** A thin line at the top while the next page is on its way. */
export function NavigationProgress() {
  const { state, location } = useNavigation();
  if (state !== 'loading') return null;
  return <div key={location.key} className={css.progress} aria-hidden="true" />;
}
