import { useContext } from 'react';
import { UNSAFE_NavigationContext as NavigatorContext } from 'react-router-dom';
import type { Navigator } from 'react-router-dom';

/**
 * Moves to addresses of the shop. Always the same one: the router's own `useNavigate` knows the present address, so
 * whatever uses it is drawn anew with every move. A query leads to the present path.
 */
export function useNavigator(): Navigator {
  return useContext(NavigatorContext).navigator;
}
