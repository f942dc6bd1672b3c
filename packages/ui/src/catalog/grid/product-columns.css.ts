import { createContainer } from '@vanilla-extract/css';
import { breakpoints, pageContainer } from '@vitrine/theme';

/** The room that a list of cards has. */
export const productList = createContainer();

/** Page width in px from which four columns stand side by side. */
const wide = 1100;

/** Asks the list, not the page: the width at which the page has so many columns, less its gutters. */
const containerCondition = (page: number, gutter: number) =>
  `${productList} (min-width: ${page - 2 * gutter}px)`;

/** Condition for `@container` under which a list has three columns. */
export const three = containerCondition(breakpoints.medium, pageContainer.gutter.medium);

/** Condition for `@container` under which a list has four columns. */
export const four = containerCondition(wide, pageContainer.gutter.large);
