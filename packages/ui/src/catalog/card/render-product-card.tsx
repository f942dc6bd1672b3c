import type { Product } from '@vitrine/client/catalog';
import type { ReactNode } from 'react';
import type { Reduction } from '../price/price-figures.ts';
import { type LoadedProductCardProps, ProductCard } from './ProductCard.tsx';

/** How a list of products renders its cards: the same in grids, shelves and the wishlist. */
export interface ProductCardRenderProps {
  /** Renders the action at the bottom of a card's image, such as `<QuickAddToCart>`. */
  renderAction?: ((product: Product) => ReactNode) | undefined;
  /** Renders the top end corner of a card's image, such as `<WishlistButton>`. */
  renderCorner?: ((product: Product) => ReactNode) | undefined;
  /** Under a card's label, such as `<CompareToggle>`. */
  renderFooter?: ((product: Product) => ReactNode) | undefined;
  /**
   * Renders a whole card. `card` has the props of the default one, with what the other render props
   * return; call its `onSelect` when the visitor follows the link, which reports that to analytics.
   *
   * @example
   * renderCard={(card) => <ProductCard {...card} rating={<Stars product={card.product} />} />}
   */
  renderCard?: ((card: LoadedProductCardProps) => ReactNode) | undefined;
  /** Shows reductions next to prices: in percent, or as the merchant set them. Default none. */
  reduction?: Reduction | undefined;
}

/** Renders the card of a product in a list. */
export function renderProductCard(
  card: LoadedProductCardProps,
  {
    renderAction,
    renderCorner,
    renderFooter,
    renderCard = (props) => <ProductCard {...props} />,
    reduction,
  }: ProductCardRenderProps,
): ReactNode {
  const { product } = card;
  return renderCard({
    ...card,
    reduction,
    action: renderAction?.(product),
    corner: renderCorner?.(product),
    footer: renderFooter?.(product),
  });
}
