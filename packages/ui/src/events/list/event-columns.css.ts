import { createContainer } from '@vanilla-extract/css';
import { containers } from '@vitrine/theme';

/** The container of an event list. */
export const eventList = createContainer();

/** Condition for `@container` under which cards have large titles and gaps. */
export const roomyLayout = `${eventList} ${containers.medium}`;

/** Condition for `@container` under which cards are in three columns. */
export const wideLayout = `${eventList} ${containers.wide}`;
