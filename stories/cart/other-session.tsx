import {
  cartStorageAtom,
  createStorefront,
  type Storefront,
  StorefrontProvider,
} from '@vitrine/atoms';
import { useEffect, useState } from 'react';
import { Shop } from './cart-demo.tsx';

let addDay = () => {};

/** Shows the cart page to the same visitor on a later visit. */
export const comeBackAnotherDay = () => addDay();

/** The cart page, and one more for each later visit, with the data in the host's storage. */
export const Days = ({ first }: { first: Storefront }) => {
  const [days, setDays] = useState([first]);
  useEffect(() => {
    addDay = () => {
      const next = createStorefront({ client: first.client, queryDefaults: { retry: false } });
      next.store.set(cartStorageAtom, first.store.get(cartStorageAtom));
      setDays((before) => [next, ...before]);
    };
  }, [first]);
  return (
    <StorefrontProvider key={days.length} storefront={days[0] ?? first}>
      <Shop />
    </StorefrontProvider>
  );
};
