export {
  ActionBar,
  ActionBarButton,
  type ActionBarButtonProps,
  type ActionBarProps,
} from './frame/ActionBar.tsx';
export {
  AdminFrame,
  type AdminFrameProps,
  type NavigationGroup,
  type NavigationItem,
} from './frame/AdminFrame.tsx';
export { CommandProvider, type CommandProviderProps } from './frame/CommandProvider.tsx';
export {
  type Command,
  type CommandContextValue,
  useCommandContext,
  useCommands,
} from './frame/command-context.ts';
export {
  CommandGroup,
  type CommandGroupProps,
  CommandItem,
  type CommandItemProps,
} from './frame/command-menu/CommandItem.tsx';
export { CommandMenu, type CommandMenuProps } from './frame/command-menu/CommandMenu.tsx';
export { useCommandResults } from './frame/command-menu/CommandResults.tsx';
export { useCommandSearch } from './frame/command-menu/command-menu-context.ts';
export { Inspector, type InspectorProps } from './frame/Inspector.tsx';
export { KeyHelp } from './frame/KeyHelp.tsx';
export { Keys, type KeysProps } from './frame/Keys.tsx';
export { PageHead, type PageHeadProps } from './frame/PageHead.tsx';
export { StatusMark, type StatusMarkKind, type StatusMarkProps } from './frame/StatusMark.tsx';
export { ViewTab, type ViewTabProps, ViewTabs, type ViewTabsProps } from './frame/ViewTabs.tsx';
