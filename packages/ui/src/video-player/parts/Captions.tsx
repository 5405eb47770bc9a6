import { useFact } from '../player/PlayerContext.ts';
import * as css from './Captions.css.ts';

/** The words of the video, above the controls where those are shown. */
export function Captions() {
  const words = useFact('words');
  return <div className={css.captions}>{words && <span className={css.words}>{words}</span>}</div>;
}
