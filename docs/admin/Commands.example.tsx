import {
  CommandMenu,
  CommandProvider,
  KeyHelp,
  useCommandContext,
  useCommands,
} from '@vitrine/admin';
import type { ReactNode } from 'react';

function FrameKeys() {
  const { openMenu, openKeyHelp } = useCommandContext();
  useCommands([
    {
      id: 'admin.menu',
      label: 'Search or run a command',
      keys: 'mod+k',
      worksInFields: true,
      isHidden: true,
      run: openMenu,
    },
    { id: 'admin.keys', label: 'Keyboard shortcuts', keys: '?', run: openKeyHelp },
  ]);
  return null;
}

export const Frame = ({ children }: { children: ReactNode }) => (
  <CommandProvider>
    <FrameKeys />
    {children}
    <CommandMenu />
    <KeyHelp />
  </CommandProvider>
);
