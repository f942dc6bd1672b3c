'use client';

import {
  type Comparison,
  defaultComparison,
  type StoredProduct,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import type { ComponentProps } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { AppLink } from '../../provider/AppLink.tsx';
import { useRoute, useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { getGalleryItems } from '../gallery/gallery-items.ts';
import * as css from './Compare.css.ts';
import '../../messages/en/lists.ts';

export interface CompareTrayProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** From `createComparison`, created once, outside of rendering. Default: `defaultComparison`. */
  comparison?: Comparison;
}

/** The products selected for comparison, at the bottom of the window, with a link to the route `compare`. */
export function CompareTray({
  comparison = defaultComparison,
  className,
  ...rest
}: CompareTrayProps) {
  const { t } = useUi();
  const href = useRoute('compare');
  const { length: count } = useAtomValue(comparison.idsAtom) as readonly string[];
  const clear = useSetAtom(comparison.clearAtom);
  if (count === 0) return null;
  return (
    <section aria-label={t('lists.compare')} {...rest} className={classes(css.tray, className)}>
      <div className={css.chosen}>
        <ProductImages comparison={comparison} />
        <span className={css.count}>{t('lists.compareCount', { count })}</span>
      </div>
      <div className={css.actions}>
        <Button emphasis="quiet" onClick={() => clear()}>
          {t('lists.compareClear')}
        </Button>
        <Button asChild>
          <AppLink href={href}>{t('lists.compareNow')}</AppLink>
        </Button>
      </div>
    </section>
  );
}

function ProductImages({ comparison }: { comparison: Comparison }) {
  const storedProducts = useAtomValue(comparison.productsAtom) as readonly StoredProduct[];
  return (
    <div className={css.pictures}>
      {storedProducts.map(({ id, product }) => (
        <Picture
          key={id}
          image={getGalleryItems(product?.media).find(({ image }) => image)?.image}
          name={product?.name ?? ''}
          decorative
          sizes="36px"
          className={css.picture}
        />
      ))}
    </div>
  );
}
