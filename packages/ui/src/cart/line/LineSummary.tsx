'use client';

import type { LineItem } from '@vitrine/client/cart';
import type { ReactNode } from 'react';
import { joinTexts } from '../../messages/join-texts.ts';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { AppLink } from '../../provider/AppLink.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import * as row from '../saved/CartSaved.css.ts';
import * as css from './CartLine.css.ts';
import { getDisplayName, getLineHref, getLineOptions } from './line-item-fields.ts';

export interface LineSummaryProps {
  line: LineItem;
  /** Under its name and choices. */
  below?: ReactNode;
  /** Its price, at the end of the name's line. */
  price?: ReactNode;
  /** Separate row next to the image. */
  children?: ReactNode;
}

/** A line outside of the cart, with its image, name and choices. */
export function LineSummary({ line, below, price, children }: LineSummaryProps) {
  const { t, locale, routes } = useUi();
  const { choices } = getLineOptions(line);
  const href = getLineHref(line, routes);
  const Name = href ? AppLink : 'span';
  return (
    <li className={row.row}>
      <Picture image={line.image} name="" decorative sizes="60px" className={row.picture} />
      <div className={row.label}>
        <div className={row.text}>
          <Name {...(href && { href })} className={css.name}>
            <bdi>{getDisplayName(line, t)}</bdi>
          </Name>
          {choices.length > 0 && (
            <span className={css.details}>
              <bdi>{joinTexts(choices, locale)}</bdi>
            </span>
          )}
          {below}
        </div>
        {price}
      </div>
      {children}
    </li>
  );
}
