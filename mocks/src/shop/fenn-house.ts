import { idOf } from '../core/random.ts';
import { forTheTableFirst } from './catalogue/for-the-table-first.ts';
import { forTheTableRest } from './catalogue/for-the-table-rest.ts';
import { furniture } from './catalogue/furniture.ts';
import { light } from './catalogue/light.ts';
import { paper } from './catalogue/paper.ts';
import { toGive } from './catalogue/to-give.ts';
import { vessels } from './catalogue/vessels.ts';
import { wash } from './catalogue/wash.ts';
import { woolAndLinen } from './catalogue/wool-and-linen.ts';
import { COLLECTIONS } from './collections.ts';
import { COUPONS } from './coupons.ts';
import { DELIVERY } from './delivery.ts';
import type { Entry } from './entry.ts';
import { mediaOf } from './media.ts';
import { collectionIdOf, SITE_URL } from './names.ts';
import { PLANS } from './plans.ts';
import { makeProduct } from './product.ts';
import { paragraph } from './sections.ts';
import type { Shop, ShopFactory } from './shop.ts';
import { VAT } from './taxes.ts';

/** The whole catalogue. Its order is the shop's own, "Featured". */
const CATALOGUE: readonly Entry[] = [
  ...forTheTableFirst,
  ...forTheTableRest,
  ...light,
  ...vessels,
  ...furniture,
  ...woolAndLinen,
  ...wash,
  ...paper,
  ...toGive,
];

/** The app that catalogue references of this shop name. */
export const STORES_APP_ID = idOf('app/stores');

/** Fenn House, a shop for objects: what every world holds unless it is told otherwise. */
export const fennHouse: ShopFactory = ({ mediaBaseUrl }): Shop => {
  const preorders: Shop['preorders'] = new Map();
  const setup = { currency: 'EUR', mediaBaseUrl, siteUrl: SITE_URL };
  const products = CATALOGUE.map((entry, index) => makeProduct(entry, index + 1, setup, preorders));
  return {
    name: 'Fenn House',
    currency: setup.currency,
    appId: STORES_APP_ID,
    taxRate: 25,
    vat: VAT,
    address: { country: 'DK', city: 'Aalborg', postalCode: '9000', addressLine: 'Fennegade 4' },
    plansAppId: idOf('app/plans'),
    plans: PLANS,
    products,
    collections: COLLECTIONS.map(({ name, slug, text, picture }) => ({
      id: collectionIdOf(slug),
      name,
      slug,
      description: paragraph(text),
      media: mediaOf([picture], mediaBaseUrl),
      numberOfProducts: 0,
      visible: true,
    })),
    preorders,
    coupons: COUPONS,
    delivery: DELIVERY,
  };
};
