import { createContainer } from '@vanilla-extract/css';
import { pageContainer } from '@vitrine/theme';

/** Container of a card list. */
export const productList = createContainer();

/** Condition for `@container` under which a list has three columns. */
export const three = `${productList} (min-width: 560px)`;

/** Condition for `@container` under which a list has four columns: pages of 1,100 px. */
export const four = `${productList} (min-width: ${1100 - 2 * pageContainer.gutter.large}px)`;
