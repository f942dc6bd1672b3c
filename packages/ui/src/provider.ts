export { addDefaultMessages } from './messages/default-messages.ts';
export { english } from './messages/english.ts';
export {
  formatMessage,
  type Message,
  type MessageValues,
  type TranslatedMessages,
} from './messages/format-message.ts';
export { getListSeparator, joinTexts } from './messages/join-texts.ts';
export type {
  EnglishMessages,
  MessageArguments,
  MessageCatalog,
  MessageKey,
  MessageParameter,
  Translate,
} from './messages/message-catalog.ts';
export { pseudoLocale } from './messages/pseudo-locale.ts';
export { AppLink, type AppLinkProps } from './provider/AppLink.tsx';
export { type Direction, getDirection } from './provider/locale.ts';
export { defaultRoutes, type Routes } from './provider/routes.ts';
export {
  UiProvider,
  type UiProviderProps,
  useAppNavigate,
  useRoute,
  useTranslate,
  useUi,
} from './provider/UiProvider.tsx';
export { classes } from './utils/classes.ts';
export {
  type DataAttribute,
  type DataAttributes,
  dataAttributes,
} from './utils/data-attributes.ts';
export { useLastDefined } from './utils/hooks/use-last-defined.ts';
export { useMediaQuery } from './utils/hooks/use-media-query.ts';
export { isFocusLost } from './utils/is-focus-lost.ts';
export { getCurrencySign, getNumberFormat } from './utils/number-format.ts';
