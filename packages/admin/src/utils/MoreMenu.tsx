import { DropdownMenu, IconButton, type IconButtonProps } from '@vitrine/ui';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { compactDensity } from '../frame/compact-density.ts';

interface MoreMenuProps
  extends Pick<IconButtonProps, 'label' | 'emphasis' | 'className' | 'tabIndex'> {
  /** `DropdownMenu.Item`s. */
  children: ReactNode;
}

/** The button “…” of a row, or with an outline beside the main actions of a page, and its menu. */
export function MoreMenu({ children, ...button }: MoreMenuProps) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <IconButton icon={Ellipsis} {...button} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content {...compactDensity()} align="end">
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
