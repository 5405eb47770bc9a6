import type { SavedView } from '@siren/contract/views';
import { Callout } from '@siren/ui/callout';

/** Says that a view was opened without some of its values, since there are none such any more. */
export const LostNote = ({ view: { name } }: { view: SavedView }) => (
  <Callout tone="caution" role="status">
    Части значений, по&nbsp;которым отобран вид «{name}», больше нет. Список открыт без&nbsp;них.
  </Callout>
);
