import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useNotices } from '../notices/index.ts';
import { CartProvider } from './CartContext.tsx';

function Frame({ children }: { children: ReactNode }) {
  const { fail } = useNotices();
  return <CartProvider onFailure={fail}>{children}</CartProvider>;
}

/** The cart of a tab around a story; stands inside `withShop`. */
export const withCart: Decorator = (Story) => (
  <Frame>
    <Story />
  </Frame>
);
