'use client';

import { type Comparison, defaultComparison, useAtomValue, useSetAtom } from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import { useState } from 'react';
import { useAnnounce } from '../../primitives/announcer/Announcer.tsx';
import { Checkbox } from '../../primitives/checkbox/Checkbox.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { useProductName } from '../product/use-normalized-product.ts';
import * as css from './Compare.css.ts';
import '../../messages/en/lists.ts';

export interface CompareToggleProps {
  /** From `createComparison`, created once, outside of rendering. Default: `defaultComparison`. */
  comparison?: Comparison;
  product: Pick<Product, '_id' | 'name'>;
  className?: string;
}

/** Adds or removes a product of the comparison. Shows a message if the limit is reached. */
export function CompareToggle({
  comparison = defaultComparison,
  product,
  className,
}: CompareToggleProps) {
  const { t } = useUi();
  const announce = useAnnounce();
  const ids = useAtomValue(comparison.idsAtom) as readonly string[];
  const toggle = useSetAtom(comparison.toggleAtom);
  const { _id } = product;
  const name = useProductName(product.name);
  const isIn = ids.includes(_id);
  const { max } = comparison;
  const [isRejected, setRejected] = useState(false);
  const press = () => {
    const isInNow = toggle(_id);
    if (isIn) announce(t('lists.compareRemoved', { name }));
    else if (isInNow) announce(t('lists.compareAdded', { name, count: ids.length + 1, max }));
    else announce(t('lists.compareFull', { count: max }));
    setRejected(!isIn && !isInNow);
  };
  return (
    <Checkbox
      checked={isIn}
      onCheckedChange={press}
      error={isRejected && ids.length >= max ? t('lists.compareFull', { count: max }) : undefined}
      className={classes(css.toggle, className)}
    >
      {t('lists.compare')}
      <VisuallyHidden> ({name})</VisuallyHidden>
    </Checkbox>
  );
}
