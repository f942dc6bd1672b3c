'use client';

import { SlidersHorizontal } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import * as Drawer from '../../primitives/drawer/Drawer.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import * as css from './Filters.css.ts';
import '../../messages/en/lists.ts';

export interface FilterDrawerProps extends ComponentProps<'button'> {
  /** Number of applied filters. */
  count: number;
  /** Removes all filters. */
  onClear: () => void;
  /** The main action, a button, which closes the drawer. */
  back: ReactElement;
}

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
  return (
    <Drawer.Root>
      <Drawer.Trigger asChild>
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
      </Drawer.Trigger>
      <Drawer.Content side="start" aria-describedby={undefined}>
        <Drawer.Header>
          <Drawer.Title>{t('lists.filters')}</Drawer.Title>
        </Drawer.Header>
        <Drawer.Body className={css.body}>{children}</Drawer.Body>
        <Drawer.Footer className={css.footer}>
          <Button size="large" disabled={count === 0} onClick={onClear}>
            {t('lists.clearAll')}
          </Button>
          <Drawer.Close asChild>{back}</Drawer.Close>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer.Root>
  );
}
