'use client';

import { createContext, useContext } from 'react';

/** Where the page of an entry opens while the current one stays. */
export type Beside = 'list' | 'tab';

/** The state of an open command menu, which its entries read. */
export interface MenuState {
  /** The typed text. */
  text: string;
  /** The same after a pause in typing. */
  searchText: string;
  /** ID of the highlighted option. */
  activeId: string | undefined;
  highlight: (id: string) => void;
  /** Heading of the only group that is shown; undefined for all. */
  kept: string | undefined;
  /** Reports where the highlighted entry opens beside; undefined if it does not. */
  setBeside: (beside: Beside | undefined) => void;
  /** Counts a search as pending until the returned function is called. */
  beginSearch: () => () => void;
  /** Closes the menu, and then runs a function. */
  close: (then?: () => void) => void;
}

export const MenuContext = createContext<MenuState | null>(null);

/** @throws {Error} outside of a `CommandMenu`. */
export function useMenu(): MenuState {
  const menu = useContext(MenuContext);
  if (!menu) throw new Error('This component belongs in a <CommandMenu>.');
  return menu;
}

/**
 * Returns the text to search for, a quarter of a second after the last key; empty for none.
 *
 * @throws {Error} outside a `CommandMenu`.
 */
export const useCommandSearch = (): string => useMenu().searchText;
