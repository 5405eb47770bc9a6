import { useNavigation } from '../navigation/index.ts';
import * as css from './FrameView.css.ts';

/** A thin line at the top while the next page is on its way. */
export function NavigationProgress() {
  const { pending } = useNavigation();
  return pending && <div className={css.progress} aria-hidden="true" />;
}
