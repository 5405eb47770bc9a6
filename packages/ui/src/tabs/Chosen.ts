import { createContext } from 'react';

/** The value of the tab that is chosen, for the list that keeps it in view. */
export const Chosen = createContext<string | undefined>(undefined);
