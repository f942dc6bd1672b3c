export { english, type MessageCatalogue, type MessageKey } from './messages/catalogue.ts';
export { type Message, type MessageValues, say } from './messages/message.ts';
export { type Politeness, useAnnounce } from './primitives/announcer/Announcer.tsx';
export { Button, type ButtonProps, type ButtonState } from './primitives/button/Button.tsx';
export { Container, type ContainerProps } from './primitives/container/Container.tsx';
export { IconButton, type IconButtonProps } from './primitives/icon-button/IconButton.tsx';
export { Icon, type IconProps } from './primitives/icon/Icon.tsx';
export {
  SiteHeader,
  type SiteHeaderLinkProps,
  type SiteHeaderNavProps,
} from './primitives/site-header/SiteHeader.tsx';
export { Spinner, type SpinnerProps } from './primitives/spinner/Spinner.tsx';
export { Tooltip, type TooltipProps } from './primitives/tooltip/Tooltip.tsx';
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from './primitives/visually-hidden/VisuallyHidden.tsx';
export { type Direction, directionOf } from './provider/locale.ts';
export { UiProvider, type UiProviderProps, useUi } from './provider/UiProvider.tsx';
