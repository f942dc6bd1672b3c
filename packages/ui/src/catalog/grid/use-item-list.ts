'use client';

import { toAnalyticsItem, useTrack } from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Reports the products of a list to analytics, once each when they are shown.
 *
 * @param name the list's name in analytics.
 * @returns a function that reports that the visitor follows the link of a product.
 */
export function useItemList(products: readonly Product[], name: string | undefined) {
  const track = useTrack();
  const shown = useRef(new Set<string>());
  const send = useCallback(
    (event: 'view_item_list' | 'select_item', listed: readonly Product[]) => {
      const list = name ? { item_list_name: name } : {};
      const items = listed.map((product) => ({
        ...toAnalyticsItem(product),
        ...list,
        index: products.indexOf(product),
      }));
      track({ name: event, params: { ...list, items } });
    },
    [products, name, track],
  );

  useEffect(() => {
    const added = products.filter(({ _id }) => !shown.current.has(_id));
    if (added.length === 0) return;
    for (const { _id } of added) shown.current.add(_id);
    send('view_item_list', added);
  }, [products, send]);

  return useCallback((product: Product) => send('select_item', [product]), [send]);
}
