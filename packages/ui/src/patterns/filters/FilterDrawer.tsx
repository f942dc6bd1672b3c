'use client';

import { SlidersHorizontal } from 'lucide-react';
import * as Slot from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { useLazyLayer } from '../../utils/hooks/use-lazy-layer.ts';
import { createLazyModule } from '../../utils/lazy-module.ts';
import type { FilterPanelProps } from './FilterPanel.tsx';
import * as css from './Filters.css.ts';
import '../../messages/en/lists.ts';

const filterPanel = createLazyModule(() => import('./FilterPanel.tsx'));

export type FilterDrawerProps = ComponentProps<'button'> &
  Pick<FilterPanelProps, 'count' | 'onClear' | 'back'>;

/** A button that opens the filters of a list in a drawer and shows how many are applied. */
export function FilterDrawer({
  count,
  onClear,
  back,
  className,
  children,
  ...rest
}: FilterDrawerProps) {
  const { t } = useUi();
  const { code, layer, trigger } = useLazyLayer(filterPanel);
  return (
    <>
      <Slot.Root {...trigger}>
        <Button
          {...rest}
          emphasis="quiet"
          data-filter-trigger=""
          className={classes(css.trigger, className)}
        >
          <span className={css.labelText}>
            <Icon as={SlidersHorizontal} size="small" />
            {t('lists.filter')}
            {count > 0 && (
              <>
                <Badge kind="count" aria-hidden="true">
                  {count}
                </Badge>
                <VisuallyHidden>, {t('lists.filtersActive', { count })}</VisuallyHidden>
              </>
            )}
          </span>
        </Button>
      </Slot.Root>
      {code && (
        <code.default {...layer} {...{ count, onClear, back }}>
          {children}
        </code.default>
      )}
    </>
  );
}
