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
export {
  CommandGroup,
  type CommandGroupProps,
  CommandItem,
  type CommandItemProps,
  CommandMenu,
  type CommandMenuProps,
  useCommandResults,
  useCommandSearch,
} from './frame/CommandMenu.tsx';
export { CommandProvider, type CommandProviderProps } from './frame/CommandProvider.tsx';
export {
  type Command,
  type CommandContextValue,
  useCommandContext,
  useCommands,
} from './frame/command-context.ts';
export { Inspector, type InspectorProps } from './frame/Inspector.tsx';
export { KeyHelp } from './frame/KeyHelp.tsx';
export { Keys, type KeysProps } from './frame/Keys.tsx';
export { PageHead, type PageHeadProps } from './frame/PageHead.tsx';
export { StatusMark, type StatusMarkKind, type StatusMarkProps } from './frame/StatusMark.tsx';
export { ViewTab, type ViewTabProps, ViewTabs, type ViewTabsProps } from './frame/ViewTabs.tsx';
