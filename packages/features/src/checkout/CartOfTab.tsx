import { SelectionProvider } from '../services/index.ts';
import { CartPage } from './CartPage.tsx';

/** The choice of services lasts as long as the browser's session; a server has none. */
const storage = typeof sessionStorage === 'undefined' ? null : sessionStorage;

/** `/cart` in the tab of a browser. */
export function CartOfTab() {
  return (
    <SelectionProvider storage={storage}>
      <CartPage />
    </SelectionProvider>
  );
}
