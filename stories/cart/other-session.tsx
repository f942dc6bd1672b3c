import {
  createStorefront,
  type StoragePort,
  type Storefront,
  StorefrontProvider,
} from '@vitrine/atoms';
import { useEffect, useState } from 'react';
import { Shop } from './cart-demo.tsx';

let addDay = () => {};

/** Shows the cart page to the same visitor on a later visit. */
export const comeBackAnotherDay = () => addDay();

/** The cart page, and one more for each later visit, with the data in the host's storage. */
export const Days = ({ first, storage }: { first: Storefront; storage: StoragePort }) => {
  const [days, setDays] = useState([first]);
  useEffect(() => {
    addDay = () => {
      const { client } = first;
      const next = createStorefront({ client, storage, queryDefaults: { retry: false } });
      setDays((before) => [next, ...before]);
    };
  }, [first, storage]);
  return (
    <StorefrontProvider key={days.length} storefront={days[0] ?? first}>
      <Shop />
    </StorefrontProvider>
  );
};
