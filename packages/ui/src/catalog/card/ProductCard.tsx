import type { Product } from '@vitrine/client/catalog';
import { type ComponentProps, type ElementType, type ReactNode, useState } from 'react';
import { classes } from '../../lib/classes.ts';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { Heading, type HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { Mark } from '../../primitives/mark/Mark.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { galleryItems } from '../gallery/gallery-items.ts';
import { ProductPrice } from '../price/ProductPrice.tsx';
import { productStock, stockMark } from '../stock.ts';
import { ColourDots } from './ColourDots.tsx';
import { materialOf } from './material.ts';
import * as css from './ProductCard.css.ts';

/** Widths at which a card's picture is shown, for browsers to choose a file. */
const sizes = {
  card: '(min-width: 1100px) 25vw, (min-width: 761px) 33vw, 50vw',
  feature: '(min-width: 1100px) 50vw, (min-width: 761px) 66vw, 100vw',
};

export interface ProductCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  product: Product;
  /** The address of the product's page: the whole card leads there. */
  href: string;
  /** A router's link, which takes `href`, `className` and children. Default `a`. */
  linkAs?: ElementType;
  /** `feature` is two columns wide in a `ProductGrid`. */
  shape?: 'card' | 'feature';
  /** What the object is, the second line. By default from its information sections. */
  material?: ReactNode;
  /** On the picture, one or two words. By default the product's ribbon; `null` for none. */
  tag?: ReactNode;
  /** Rises at the foot of the picture for pointer and keyboard: a `QuickAdd`. */
  action?: ReactNode;
  /** So many left are few. Default 3. */
  few?: number;
  /** The name's place in the outline. Default 2. */
  level?: HeadingLevel;
  /** The picture is among the first that the page shows. */
  priority?: boolean;
}

/** An object with its label: name, what it is, price, colours, mark. */
export function ProductCard({
  product,
  href,
  linkAs: Link = 'a',
  shape = 'card',
  material,
  tag = product.ribbon,
  action,
  few,
  level = 2,
  priority,
  className,
  ...rest
}: ProductCardProps) {
  const { t } = useUi();
  const [wasNear, setNear] = useState(false);
  const { name } = product;
  const pictures = galleryItems(product.media).filter(({ image }) => image);
  const [first, second] = pictures;
  const mark = stockMark(productStock(product), few);
  const colours = product.productOptions.find(
    ({ optionType, choices }) => optionType === 'color' && choices.length > 1,
  );
  const what = material ?? materialOf(product, t('catalog.materialSection'));
  return (
    <article
      // The second picture is loaded when a pointer first comes near: touch never asks for it.
      onPointerEnter={({ pointerType }) => setNear(wasNear || pointerType !== 'touch')}
      {...rest}
      data-shape={shape}
      data-sold-out={mark.state === 'sold' ? '' : undefined}
      className={classes(css.root, className)}
    >
      <div className={css.stage}>
        <Picture
          image={first?.image}
          name={name}
          decorative
          sizes={sizes[shape]}
          priority={priority}
          className={css.picture}
        />
        {wasNear && second && (
          <Picture
            image={second.image}
            name={name}
            decorative
            sizes={sizes[shape]}
            priority
            className={classes(css.picture, css.second)}
          />
        )}
        {tag && <Badge className={css.tag}>{tag}</Badge>}
      </div>
      <div className={css.label}>
        <Heading level={level} variant="bodyStrong" className={css.name}>
          <Link href={href} className={css.link}>
            <bdi>{name}</bdi>
          </Link>
        </Heading>
        {what && (
          <Text as="p" variant="caption" tone="muted">
            <bdi>{what}</bdi>
          </Text>
        )}
        <ProductPrice product={product} className={css.price} />
        {colours && (
          <div className={css.colours}>
            <ColourDots option={colours} />
          </div>
        )}
        {mark.state !== 'available' && (
          <Mark state={mark.state} className={css.mark}>
            {mark.state === 'sold'
              ? t('catalog.soldOut')
              : t('catalog.left', { count: mark.count })}
          </Mark>
        )}
      </div>
      {action && <div className={css.action}>{action}</div>}
    </article>
  );
}
