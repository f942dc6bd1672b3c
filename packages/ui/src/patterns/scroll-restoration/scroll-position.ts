/** Where someone was in a list: which card stood how far below the top of the window. */
export interface ScrollPosition {
  /** The address of the page that it is a place of. */
  address: string;
  /** The id of the card's product or event, and the px from the window's top to it. */
  id: string;
  top: number;
  /** How far the page was scrolled in px: near enough until the card is there. */
  scroll: number;
  /** The id of what the followed link leads to. */
  followed?: string;
}

/** Keeps one place for each step of the way back. A router's own state may be next to it. */
export interface ScrollPositionStore {
  /** The place of the step that is on show, of this address. */
  read: () => ScrollPosition | undefined;
  keep: (place: Omit<ScrollPosition, 'address'>) => void;
}

const name = 'vitrinePlace';

/** The parts of a window that remember places. */
export type HistoryWindow = Pick<Window, 'location' | 'history'>;

/** Places in the browser's own history, where going back finds them, and reloading too. */
export function historyScrollPositions(page: HistoryWindow = window): ScrollPositionStore {
  const here = () => page.location.pathname + page.location.search + page.location.hash;
  return {
    read: () => {
      const place = (page.history.state as Record<string, ScrollPosition> | null)?.[name];
      // A new step begins with the state of the one before it.
      return place?.address === here() ? place : undefined;
    },
    keep: (place) => {
      const state = { ...page.history.state, [name]: { ...place, address: here() } };
      page.history.replaceState(state, '');
    },
  };
}
