import { createContainer } from '@vanilla-extract/css';
import { breakpoints, pageContainer } from '@vitrine/theme';

/** Container of a card list. */
export const productList = createContainer();

/** Page width in px from which there are four columns. */
const wide = 1100;

/**
 * Queries the list's width, not the page's: the page width for these columns, minus its gutters.
 */
const containerCondition = (page: number, gutter: number) =>
  `${productList} (min-width: ${page - 2 * gutter}px)`;

/** Condition for `@container` under which a list has three columns. */
export const three = containerCondition(breakpoints.medium, pageContainer.gutter.medium);

/** Condition for `@container` under which a list has four columns. */
export const four = containerCondition(wide, pageContainer.gutter.large);
