import { DropdownMenu, IconButton } from '@vitrine/ui';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { compactDensity } from '../frame/compact-density.ts';

interface MoreMenuProps {
  /** Accessible name of the button. */
  label: string;
  /** `DropdownMenu.Item`s. */
  children: ReactNode;
  className?: string;
}

/** The button “…” beside the main actions of a page, with a menu of further ones. */
export function MoreMenu({ label, children, className }: MoreMenuProps) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <IconButton
          emphasis="outline"
          label={label}
          icon={Ellipsis}
          {...(className && { className })}
        />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content {...compactDensity()} align="end">
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
