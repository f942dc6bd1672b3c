'use client';

import type { FacetChoice } from '@vitrine/atoms';
import { ChevronDown } from 'lucide-react';
import * as Slot from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { useLazyLayer } from '../../utils/hooks/use-lazy-layer.ts';
import { createLazyModule } from '../../utils/lazy-module.ts';
import { getNumberFormat } from '../../utils/number-format.ts';
import * as css from './Filters.css.ts';

const facetLayer = createLazyModule(() => import('./FacetLayer.tsx'));

export interface FacetPopoverProps extends ComponentProps<'button'> {
  /** Name of the filter. */
  name: string;
  choice: FacetChoice | undefined;
}

/** One filter of a list in a popover. Its button shows the number of selected values. */
export function FacetPopover({ name, choice, className, children, ...rest }: FacetPopoverProps) {
  const { locale } = useUi();
  const count = choice === undefined ? 0 : Array.isArray(choice) ? choice.length : 1;
  const { code, layer, trigger } = useLazyLayer(facetLayer);
  return (
    <>
      <Slot.Root {...trigger}>
        <Button {...rest} emphasis="quiet" className={classes(css.trigger, className)}>
          <span className={css.labelText}>
            {count > 0 ? `${name} (${getNumberFormat(locale).format(count)})` : name}
            <Icon as={ChevronDown} size="small" />
          </span>
        </Button>
      </Slot.Root>
      {code && (
        <code.default {...layer} name={name}>
          {children}
        </code.default>
      )}
    </>
  );
}
