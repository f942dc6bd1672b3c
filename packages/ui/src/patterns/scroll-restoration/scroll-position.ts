/** Scroll position in a list: a card, and its distance from the top of the window. */
export interface ScrollPosition {
  /** URL of the page. */
  address: string;
  /** The id of the card's product or event, and the px from the window's top to it. */
  id: string;
  /** Distance in px from the top of the window to the card. */
  top: number;
  /** Scroll offset of the page in px. Used as an approximation until the card is loaded. */
  scroll: number;
  /** Id of the product or event whose link was followed. */
  followed?: string;
}

/** Stores one position per history entry. A router's own state may be stored next to it. */
export interface ScrollPositionStore {
  /** Returns the position of the current history entry, if the URL matches. */
  read: () => ScrollPosition | undefined;
  /** Stores the position of the current history entry, with its URL. */
  keep: (position: Omit<ScrollPosition, 'address'>) => void;
}

const name = 'vitrinePlace';

/** The properties of a window that are used to store positions. */
export type HistoryWindow = Pick<Window, 'location' | 'history'>;

/** Stores positions in the browser's history, where they survive back navigation and reloads. */
export function historyScrollPositions(page: HistoryWindow = window): ScrollPositionStore {
  const here = () => page.location.pathname + page.location.search + page.location.hash;
  return {
    read: () => {
      const position = (page.history.state as Record<string, ScrollPosition> | null)?.[name];
      // A new step begins with the state of the one before it.
      return position?.address === here() ? position : undefined;
    },
    keep: (position) => {
      const state = { ...page.history.state, [name]: { ...position, address: here() } };
      page.history.replaceState(state, '');
    },
  };
}
