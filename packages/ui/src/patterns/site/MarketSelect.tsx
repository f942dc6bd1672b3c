'use client';

import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import * as css from './MarketSelect.css.ts';
import '../../messages/en/site.ts';

/** A market of the host: a country with its language and its currency. */
export interface Market {
  /** What the host knows it by, such as `de-DE`. */
  value: string;
  /** In the market's own language: “Deutschland (EUR)”. */
  label: string;
  /** Language of the label, so that screen readers pronounce it well. */
  lang?: string;
}

export interface MarketSelectProps extends Omit<ComponentProps<'form'>, 'onChange' | 'children'> {
  /** The markets to choose from. */
  markets: readonly Market[];
  /** The current market. */
  value: string;
  /** Opens the page in another market. */
  onValueChange?: (value: string) => void;
  /** Accessible name of the list. Default “Country and currency”. */
  label?: string;
  /** Name of the market in the form without JavaScript. Default `market`. */
  name?: string;
  /** URL that receives the form without JavaScript. Default: the page's own. */
  action?: string;
}

/**
 * Selects the market of a site, for its header and its footer, with a native `<select>`. Without
 * JavaScript it is a form with a button.
 *
 * @example
 * <MarketSelect
 *   markets={[
 *     { value: 'en-US', label: 'United States (USD)', lang: 'en' },
 *     { value: 'de-DE', label: 'Deutschland (EUR)', lang: 'de' },
 *   ]}
 *   value="en-US"
 *   onValueChange={(market) => navigate(`/${market}`)}
 * />
 */
export function MarketSelect({
  markets,
  value,
  onValueChange,
  label,
  name = 'market',
  className,
  onSubmit,
  ...rest
}: MarketSelectProps) {
  const { t } = useUi();
  const hintId = useId();
  return (
    <form
      {...rest}
      className={classes(css.root, className)}
      onSubmit={(event) => {
        onSubmit?.(event);
        if (!onValueChange || event.defaultPrevented) return;
        event.preventDefault();
        onValueChange(String(new FormData(event.currentTarget).get(name) ?? ''));
      }}
    >
      <span className={css.frame}>
        <select
          name={name}
          value={value}
          aria-label={label ?? t('site.market')}
          aria-describedby={onValueChange && hintId}
          className={css.select}
          onChange={(event) => onValueChange?.(event.target.value)}
        >
          {markets.map((market) => (
            <option
              key={market.value}
              value={market.value}
              lang={market.lang}
              className={css.option}
            >
              {market.label}
            </option>
          ))}
        </select>
        <Icon as={ChevronDown} size="small" className={css.sign} />
      </span>
      {onValueChange && <VisuallyHidden id={hintId}>{t('site.marketHint')}</VisuallyHidden>}
      <noscript>
        <Button type="submit">{t('site.marketApply')}</Button>
      </noscript>
    </form>
  );
}
