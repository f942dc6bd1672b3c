'use client';

import type { ReactElement, ReactNode } from 'react';
import { Opener } from '../../primitives/_internal/layer/Opener.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import * as Drawer from '../../primitives/drawer/Drawer.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import type { LazyLayerProps } from '../../utils/hooks/use-lazy-layer.ts';
import * as css from './Filters.css.ts';
import '../../messages/en/lists.ts';

export interface FilterPanelProps extends LazyLayerProps {
  /** Number of applied filters. */
  count: number;
  /** Removes all filters. */
  onClear: () => void;
  /** The main action, a button, which closes the drawer. */
  back: ReactElement;
  children: ReactNode;
}

/** The drawer of a `FilterDrawer`, loaded when it is about to open. */
export default function FilterPanel({
  id,
  opener,
  open,
  onOpenChange,
  count,
  onClear,
  back,
  children,
}: FilterPanelProps) {
  const { t } = useUi();
  return (
    <Drawer.Root open={open} onOpenChange={onOpenChange}>
      <Drawer.Trigger asChild>
        <Opener of={opener} />
      </Drawer.Trigger>
      <Drawer.Content id={id} side="start" aria-describedby={undefined}>
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
