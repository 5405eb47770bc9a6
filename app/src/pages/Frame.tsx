import '@siren/ui/fonts';
import '@siren/ui/theme';
import { SelectionProvider } from '@siren/features/services';
import { AppFrame } from '@siren/features/shell';

/** The choice of services lasts as long as the browser's session; a server has none. */
const storage = typeof sessionStorage === 'undefined' ? null : sessionStorage;

/** What stands around every page, and what all pages share. */
export function Frame() {
  return (
    <SelectionProvider storage={storage}>
      <AppFrame />
    </SelectionProvider>
  );
}
