import { createContext } from 'react';

/** Where the steps of a login stand: in a dialog over the page, or on a page of their own. */
export type PanelPlace = 'dialog' | 'page';

export const PanelContext = createContext<PanelPlace>('page');
