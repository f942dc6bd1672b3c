'use client';

import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import * as Drawer from '../../primitives/drawer/Drawer.tsx';
import { IconButton } from '../../primitives/icon-button/IconButton.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { PlainList } from '../../primitives/plain-list/PlainList.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { isAboveCurrent, type NavigationItem } from './navigation.ts';
import * as css from './SiteMenu.css.ts';
import '../../messages/en/pages.ts';

interface SiteMenuProps {
  title: ReactNode;
  items: readonly NavigationItem[];
  currentUrl: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The menu of small screens, loaded when it is opened: the links of the navigation in a drawer. */
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
      {items.map((item) => (
        <MenuItem key={item.href} item={item} currentUrl={currentUrl} onFollow={onFollow} />
      ))}
    </PlainList>
  );
}

interface MenuItemProps extends Pick<MenuLinksProps, 'currentUrl' | 'onFollow'> {
  item: NavigationItem;
}

/** A link, and a button that unfolds the pages below it. Those of the current page are unfolded. */
function MenuItem({ item, currentUrl, onFollow }: MenuItemProps) {
  const { t } = useUi();
  const id = useId();
  const { label, href, items: below } = item;
  const [isUnfolded, setUnfolded] = useState(() => isAboveCurrent(item, currentUrl));
  const link = (
    <Link
      variant="standalone"
      href={href}
      aria-current={href === currentUrl ? 'page' : undefined}
      onClick={onFollow}
    >
      {label}
    </Link>
  );
  if (!below) return <li className={css.item}>{link}</li>;
  return (
    <li>
      <div className={css.item}>
        {link}
        <IconButton
          icon={isUnfolded ? ChevronUp : ChevronDown}
          label={t('pages.pagesBelow', { name: label })}
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={() => setUnfolded(!isUnfolded)}
        />
      </div>
      <div id={id} hidden={!isUnfolded}>
        <MenuLinks items={below} currentUrl={currentUrl} onFollow={onFollow} isNested />
      </div>
    </li>
  );
}
