'use client';

import type { ChoiceState } from '@vitrine/atoms';
import { type ComponentProps, useId } from 'react';
import type { PictureImage } from '../../../primitives/picture/Picture.tsx';
import { PlainList } from '../../../primitives/plain-list/PlainList.tsx';
import { AppLink } from '../../../provider/AppLink.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import { classes } from '../../../utils/classes.ts';
import { OptionHeader } from '../OptionHeader.tsx';
import * as picker from '../VariantPicker.css.ts';
import * as css from './ColorOption.css.ts';
import { ColorSwatch } from './ColorSwatch.tsx';
import * as links from './LinkedOption.css.ts';
import '../../../messages/en/catalog.ts';

export interface VariantPickerLinksProps extends ComponentProps<'div'> {
  /** Name of the property in which the products differ: “Color”. */
  name: string;
  /** That of the product on show. */
  value: string;
}

/** An option whose values are separate products: links side by side instead of a control. */
export function LinkedOption({
  name,
  value,
  className,
  children,
  ...rest
}: VariantPickerLinksProps) {
  const labelId = useId();
  return (
    <div {...rest} className={classes(picker.option, className)}>
      <OptionHeader id={labelId} name={name} value={value} />
      <PlainList aria-labelledby={labelId} className={classes(css.row, links.list)}>
        {children}
      </PlainList>
    </div>
  );
}

export interface VariantPickerLinkProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** The URL of the other product's page. */
  href: string;
  /** The value that the other product has. */
  children: string;
  /** An image of the other product. */
  image?: PictureImage;
  /** A CSS color, for values without an image. */
  color?: string;
  /** It is the product on show. */
  current?: boolean;
  /** Availability of the other product. Default `available`. */
  state?: ChoiceState;
}

/** A link to one of the linked products. */
export function OptionLink({
  children,
  image,
  color,
  current,
  state = 'available',
  className,
  ...rest
}: VariantPickerLinkProps) {
  const { t } = useUi();
  return (
    <li>
      <AppLink
        {...rest}
        aria-current={current ? 'page' : undefined}
        data-state={current ? 'checked' : 'unchecked'}
        data-availability={state}
        className={classes(css.item, links.link, className)}
      >
        <ColorSwatch
          name={children}
          image={image}
          color={color}
          soldOutLabel={state === 'sold-out' ? t('catalog.soldOut') : undefined}
        />
      </AppLink>
    </li>
  );
}
