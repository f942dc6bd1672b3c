'use client';

import { type Comparison, defaultComparison, useAtomValue, useSetAtom } from '@vitrine/atoms';
import type { Product } from '@vitrine/client/catalog';
import { ArrowRightLeft, Check } from 'lucide-react';
import { useState } from 'react';
import { useAnnounce } from '../../primitives/announcer/Announcer.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Checkbox } from '../../primitives/checkbox/Checkbox.tsx';
import { FieldError } from '../../primitives/field/FieldError.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { useProductName } from '../product/use-normalized-product.ts';
import * as css from './Compare.css.ts';
import '../../messages/en/lists.ts';

export interface CompareToggleProps {
  /** From `createComparison`, created once, outside of rendering. Default: `defaultComparison`. */
  comparison?: Comparison | undefined;
  /** The product, or its ID and name. */
  product: Pick<Product, '_id' | 'name'>;
  /** A checkbox on a card; a button with an icon in a row of quiet actions. Default `checkbox`. */
  appearance?: 'checkbox' | 'button';
  /** Class names of the root element. */
  className?: string;
}

/** Adds or removes a product of the comparison. Shows a message if the limit is reached. */
export function CompareToggle({
  comparison = defaultComparison,
  product,
  appearance = 'checkbox',
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
  const problem =
    isRejected && ids.length >= max ? t('lists.compareFull', { count: max }) : undefined;
  if (appearance === 'button') {
    return (
      <span className={classes(css.toggleWithProblem, className)}>
        <Button emphasis="text" aria-pressed={isIn} className={css.toggleButton} onClick={press}>
          <Icon as={isIn ? Check : ArrowRightLeft} size="small" />
          {t('lists.compare')}
          <VisuallyHidden> ({name})</VisuallyHidden>
        </Button>
        {problem && <FieldError id={undefined}>{problem}</FieldError>}
      </span>
    );
  }
  return (
    <Checkbox
      checked={isIn}
      onCheckedChange={press}
      error={problem}
      className={classes(css.toggle, className)}
    >
      {t('lists.compare')}
      <VisuallyHidden> ({name})</VisuallyHidden>
    </Checkbox>
  );
}
