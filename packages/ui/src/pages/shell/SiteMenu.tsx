'use client';

import type { ReactNode } from 'react';
import * as Drawer from '../../primitives/drawer/Drawer.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { PlainList } from '../../primitives/plain-list/PlainList.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import type { NavigationItem } from './navigation.ts';
import * as css from './SiteMenu.css.ts';
import '../../messages/en/pages.ts';

interface SiteMenuProps {
  title: ReactNode;
  items: readonly NavigationItem[];
  currentUrl: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The menu of small screens, loaded when it is opened: all links of the navigation in a drawer. */
export default function SiteMenu({ title, items, currentUrl, open, onOpenChange }: SiteMenuProps) {
  const { t } = useUi();
  const close = () => onOpenChange(false);
  return (
    <Drawer.Root open={open} onOpenChange={onOpenChange}>
      <Drawer.Content side="start" aria-describedby={undefined}>
        <Drawer.Header>
          <Drawer.Title>{title}</Drawer.Title>
        </Drawer.Header>
        <Drawer.Body>
          <nav aria-label={t('pages.main')}>
            <MenuLinks items={items} currentUrl={currentUrl} onFollow={close} />
          </nav>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

interface MenuLinksProps extends Pick<SiteMenuProps, 'items' | 'currentUrl'> {
  onFollow: () => void;
  isNested?: boolean;
}

function MenuLinks({ items, currentUrl, onFollow, isNested }: MenuLinksProps) {
  return (
    <PlainList className={isNested ? css.nested : css.links}>
      {items.map(({ label, href, items: below }) => (
        <li key={href}>
          <Link
            variant="standalone"
            href={href}
            aria-current={href === currentUrl ? 'page' : undefined}
            onClick={onFollow}
          >
            {label}
          </Link>
          {below && (
            <MenuLinks items={below} currentUrl={currentUrl} onFollow={onFollow} isNested />
          )}
        </li>
      ))}
    </PlainList>
  );
}
