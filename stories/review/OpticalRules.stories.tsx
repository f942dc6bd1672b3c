import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { createPageStory, type PageName } from '../pages/lib/page-modes.ts';
import { large, narrow, shopStory } from '../pages/lib/shop-story.tsx';
import { findOpticalFaults } from './find-optical-faults.ts';

/** The optical rules of whole pages; their full screenshots are those of `Pages/AllModes`. */
const meta = preview.meta({
  title: 'Review/OpticalRules',
  ...shopStory,
  parameters: { ...shopStory.parameters, screenshot: 'window' },
});

const check = (page: PageName, globals: object) =>
  createPageStory(page, globals, async () => {
    const main = document.querySelector('main') as HTMLElement;
    await expect(await findOpticalFaults(main)).toEqual([]);
    window.scrollTo(0, 0);
  });

export const Home = meta.story(check('home', large));
export const HomeNarrow = meta.story(check('home', narrow));
export const Collections = meta.story(check('collections', large));
export const Collection = meta.story(check('collection', large));
export const CollectionNarrow = meta.story(check('collection', narrow));
export const Search = meta.story(check('search', large));
export const Product = meta.story(check('product', large));
export const ProductNarrow = meta.story(check('product', narrow));
export const Cart = meta.story(check('cart', large));
export const CartNarrow = meta.story(check('cart', narrow));
export const Comparison = meta.story(check('comparison', large));
export const Wishlist = meta.story(check('wishlist', large));
export const NotFound = meta.story(check('notFound', large));
