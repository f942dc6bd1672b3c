'use client';

import type { Product, ProductOption } from '@vitrine/client/catalog';
import { type ReactNode, useState } from 'react';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { Heading, type HeadingLevel } from '../../primitives/heading/Heading.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { PlainList } from '../../primitives/plain-list/PlainList.tsx';
import * as Skeleton from '../../primitives/skeleton/Skeleton.tsx';
import { StatusDot } from '../../primitives/status-dot/StatusDot.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { AppLink } from '../../provider/AppLink.tsx';
import { useRoute, useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { getNumberFormat } from '../../utils/number-format.ts';
import { joinUnits } from '../../utils/text/join-units.ts';
import { getGalleryItems } from '../gallery/gallery-items.ts';
import { ProductPrice } from '../price/ProductPrice.tsx';
import type { Reduction } from '../price/price-figures.ts';
import { getProductStock, getStockStatus } from '../product/availability/product-stock.ts';
import { normalizeProductCard } from '../product/normalize-product.ts';
import { useProductName } from '../product/use-normalized-product.ts';
import { CardFrame, type CardFrameProps } from './CardFrame.tsx';
import { useMaterial } from './MaterialSection.tsx';
import * as css from './ProductCard.css.ts';
import '../../messages/en/catalog.ts';

/**
 * Returns the images of a card: those of the first choice that is among the given values, such as
 * the color of a filter, or else the product's.
 */
function getCardImages({ media, productOptions }: Product, values: readonly string[]) {
  const getImages = (one: Product['media']) => getGalleryItems(one).filter(({ image }) => image);
  const chosen = productOptions
    .flatMap(({ choices }) => choices)
    .find((choice) => values.includes(choice.description) && getImages(choice.media).length > 0);
  return getImages(chosen ? chosen.media : media);
}

/** Display widths of a card's image, for the browser's choice of a file. */
const sizes = {
  default: '(min-width: 1100px) 25vw, (min-width: 761px) 33vw, 50vw',
  feature: '(min-width: 1100px) 50vw, (min-width: 761px) 66vw, 100vw',
};

/** Maximum number of dots; a number shows the rest. */
const mostColors = 6;

/** Optional slots of the host around a product. */
interface Slots extends Pick<CardFrameProps, 'corner' | 'footer' | 'action'> {
  /** Material of the product, on the second line. By default from its information sections. */
  material?: ReactNode;
  /** Tag on the image, one or two words. By default the product's ribbon; `null` for none. */
  tag?: ReactNode;
  /** Images. By default the first one, and the second under a pointer. */
  media?: ReactNode;
  /** Price. Default: `<ProductPrice>`. */
  price?: ReactNode;
  /** Rating after the price: the platform has none, so a host may provide it. */
  rating?: ReactNode;
}

interface Loaded extends Slots {
  /** The product, as the client returns it. */
  product: Product;
  /** Called when the visitor follows the link. */
  onSelect?: () => void;
  /** A card with a product is not loading. */
  loading?: false;
}

interface Loading extends Slots {
  /** Shows the placeholder of a loading product: the same component, with bars instead of text. */
  loading: true;
  /** None while it is loading. */
  product?: undefined;
  /** The placeholder has no link. */
  onSelect?: undefined;
}

interface Common
  extends Omit<CardFrameProps, 'size' | 'picture' | 'label' | 'corner' | 'footer' | 'action'> {
  /** `feature` is two columns wide in a `ProductGrid`. */
  size?: 'default' | 'feature';
  /** Shows the reduction next to the price: in percent, or as the merchant set it. Default none. */
  reduction?: Reduction | undefined;
  /**
   * Values of options, such as the colors of a filter: the card shows the image of the first that the
   * product has. Default: the product's own image.
   */
  shownChoices?: readonly string[] | undefined;
  /** Threshold of low stock. Default 3. */
  lowStockThreshold?: number;
  /** Heading level of the name. Default 2. */
  level?: HeadingLevel;
  /** Whether the image is among the first on the page. */
  priority?: boolean;
}

/** Props of a card with its product, as a list passes them to `renderCard`. */
export type LoadedProductCardProps = Common & Loaded;

export type ProductCardProps = LoadedProductCardProps | (Common & Loading);

/**
 * A product in a list: image, name, material, price, colors and stock status. The entire card links
 * to the route `product`.
 */
export function ProductCard(props: ProductCardProps) {
  if (props.loading) return <LoadingCard {...props} />;
  const { loading: _, ...loaded } = props;
  return <LazyCard {...loaded} />;
}

function LoadingCard({
  size = 'default',
  className,
  style,
}: Pick<ProductCardProps, 'className' | 'style' | 'size'>) {
  return (
    <CardFrame
      {...{ size, className, style }}
      aria-hidden="true"
      picture={<Skeleton.Media className={css.imageContainer} />}
      label={
        <>
          <Skeleton.Line variant="bodyStrong" width="70%" />
          <Skeleton.Line variant="caption" width="45%" />
          <span className={css.priceContainer} />
          <span className={css.statusContainer} />
        </>
      }
    />
  );
}

function LazyCard({
  product: given,
  onSelect,
  size = 'default',
  material,
  tag = given.ribbon,
  media,
  price,
  rating,
  reduction,
  shownChoices = [],
  lowStockThreshold,
  level = 2,
  priority,
  ...rest
}: Common & Loaded) {
  const { t } = useUi();
  const getHref = useRoute('product');
  const product = normalizeProductCard(given);
  const [wasClose, setClose] = useState(false);
  const name = useProductName(given.name);
  const [first, second] = getCardImages(product, shownChoices);
  const stockStatus = getStockStatus(getProductStock(product), lowStockThreshold);
  const colors = product.productOptions.find(
    ({ optionType, choices }) => optionType === 'color' && choices.length > 1,
  );
  const productMaterial = useMaterial(product);
  const what = material ?? productMaterial;
  const imageProps = { name, priority, decorative: true, sizes: sizes[size] };
  return (
    <CardFrame
      // The second image is loaded when a pointer first comes near, but never for touch.
      onPointerEnter={({ pointerType }) => setClose(wasClose || pointerType !== 'touch')}
      {...rest}
      size={size}
      data-sold-out={stockStatus.state === 'sold-out' ? '' : undefined}
      picture={
        <>
          {media === undefined ? (
            <>
              <Picture {...imageProps} image={first?.image} className={css.picture} />
              {wasClose && second && (
                <Picture
                  {...imageProps}
                  image={second.image}
                  priority
                  className={classes(css.picture, css.second)}
                />
              )}
            </>
          ) : (
            media
          )}
          {tag && <Badge className={css.tag}>{tag}</Badge>}
        </>
      }
      label={
        <>
          <Heading level={level} variant="bodyStrong" className={css.name}>
            <AppLink href={getHref?.(product.slug)} onClick={onSelect} className={css.link}>
              <bdi>{name}</bdi>
            </AppLink>
          </Heading>
          {what && (
            <Text as="p" variant="caption" tone="muted">
              <bdi>{typeof what === 'string' ? joinUnits(what) : what}</bdi>
            </Text>
          )}
          {price === undefined ? (
            <ProductPrice product={product} reduction={reduction} className={css.price} />
          ) : (
            price
          )}
          {rating}
          {colors && (
            <div className={css.colors}>
              <ColorDots option={colors} />
            </div>
          )}
          {stockStatus.state !== 'available' && (
            <StatusDot state={stockStatus.state} className={css.stockStatus}>
              {stockStatus.state === 'sold-out'
                ? t('catalog.soldOut')
                : t('catalog.left', { count: stockStatus.count })}
            </StatusDot>
          )}
        </>
      }
    />
  );
}

/** Available colors as dots with accessible names. */
function ColorDots({ option }: { option: ProductOption }) {
  const { t, locale } = useUi();
  const colors = option.choices.filter(({ visible }) => visible !== false);
  const shown = colors.length > mostColors ? colors.slice(0, mostColors - 1) : colors;
  const more = colors.length - shown.length;
  return (
    <PlainList aria-label={option.name} className={css.colorDots}>
      {shown.map(({ value, description }) => (
        <li key={description} className={css.colorDot} style={{ backgroundColor: value }}>
          <VisuallyHidden>{description}</VisuallyHidden>
        </li>
      ))}
      {more > 0 && (
        <li className={css.moreColors}>
          <span aria-hidden="true">+{getNumberFormat(locale).format(more)}</span>
          <VisuallyHidden>{t('catalog.moreColors', { count: more })}</VisuallyHidden>
        </li>
      )}
    </PlainList>
  );
}

export interface ProductCardSkeletonProps {
  /** Class names of the root element. */
  className?: string;
}

/** Placeholder of a loading card: `<ProductCard loading />`, by another name. */
export function ProductCardSkeleton({ className }: ProductCardSkeletonProps) {
  return <ProductCard loading className={className} />;
}
