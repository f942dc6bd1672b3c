export type {
  AccordionItemProps,
  AccordionProps,
  AccordionTitleProps,
} from './primitives/accordion/Accordion.tsx';
export * as Accordion from './primitives/accordion/Accordion.tsx';
export { type Politeness, useAnnounce } from './primitives/announcer/Announcer.tsx';
export { Badge, type BadgeProps } from './primitives/badge/Badge.tsx';
export { Box, type BoxProps } from './primitives/box/Box.tsx';
export { Grid, type GridProps } from './primitives/box/Grid.tsx';
export { Inline, type InlineProps } from './primitives/box/Inline.tsx';
export { Stack, type StackProps } from './primitives/box/Stack.tsx';
export type { BreadcrumbsLinkProps } from './primitives/breadcrumbs/Breadcrumbs.tsx';
export * as Breadcrumbs from './primitives/breadcrumbs/Breadcrumbs.tsx';
export { Button, type ButtonProps, type ButtonState } from './primitives/button/Button.tsx';
export { Callout, type CalloutProps } from './primitives/callout/Callout.tsx';
export { Checkbox, type CheckboxProps } from './primitives/checkbox/Checkbox.tsx';
export { CheckboxGroup } from './primitives/checkbox/CheckboxGroup.tsx';
export { CodeField, type CodeFieldProps } from './primitives/code-field/CodeField.tsx';
export { Combobox, type ComboboxProps } from './primitives/combobox/Combobox.tsx';
export type { ComboboxOption } from './primitives/combobox/filter-options.ts';
export { Container, type ContainerProps } from './primitives/container/Container.tsx';
export type { DialogContentProps, DialogProps } from './primitives/dialog/Dialog.tsx';
export * as Dialog from './primitives/dialog/Dialog.tsx';
export type { DrawerContentProps, DrawerProps } from './primitives/drawer/Drawer.tsx';
export * as Drawer from './primitives/drawer/Drawer.tsx';
export type { DropdownMenuProps } from './primitives/dropdown-menu/DropdownMenu.tsx';
export * as DropdownMenu from './primitives/dropdown-menu/DropdownMenu.tsx';
export type {
  DropdownMenuCheckboxItemProps,
  DropdownMenuItemProps,
  DropdownMenuRadioItemProps,
} from './primitives/dropdown-menu/DropdownMenuItems.tsx';
export { EmptyState, type EmptyStateProps } from './primitives/empty-state/EmptyState.tsx';
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type SummarizedError,
} from './primitives/error-summary/ErrorSummary.tsx';
export { Field, type FieldProps } from './primitives/field/Field.tsx';
export { type ControlProps, useFieldControl } from './primitives/field/field-context.ts';
export type { ControlProblem, ProblemMessages } from './primitives/form/control-problem.ts';
export { Form, type FormProps } from './primitives/form/Form.tsx';
export type { FieldErrors } from './primitives/form/form-context.ts';
export { SubmitButton, type SubmitButtonProps } from './primitives/form/SubmitButton.tsx';
export { Heading, type HeadingLevel, type HeadingProps } from './primitives/heading/Heading.tsx';
export { nextHeadingLevel } from './primitives/heading/next-heading-level.ts';
export { Icon, type IconProps } from './primitives/icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './primitives/icon-button/IconButton.tsx';
export { Link, type LinkProps } from './primitives/link/Link.tsx';
export { LoadMore, type LoadMoreProps } from './primitives/load-more/LoadMore.tsx';
export {
  formatMoney,
  formatMoneyRange,
  getMoneyParts,
  type MoneyParts,
  type MoneyValue,
} from './primitives/money/format-money.ts';
export { Money, type MoneyProps } from './primitives/money/Money.tsx';
export {
  NumberStepper,
  type NumberStepperProps,
} from './primitives/number-stepper/NumberStepper.tsx';
export { Pagination, type PaginationProps } from './primitives/pagination/Pagination.tsx';
export {
  PasswordField,
  type PasswordFieldProps,
} from './primitives/password-field/PasswordField.tsx';
export {
  createQueryImageUrl,
  type FocalPoint,
  type ImageSize,
  type ImageUrl,
  ImageUrlProvider,
  platformImageUrl,
  type QueryImageUrlOptions,
} from './primitives/picture/image-url.ts';
export { Picture, type PictureImage, type PictureProps } from './primitives/picture/Picture.tsx';
export type { PopoverContentProps, PopoverProps } from './primitives/popover/Popover.tsx';
export * as Popover from './primitives/popover/Popover.tsx';
export { Price, type PriceProps, type PriceSize } from './primitives/price/Price.tsx';
export { PricePerUnit, type PricePerUnitProps } from './primitives/price/PricePerUnit.tsx';
export type { PriceReductionValue } from './primitives/price/PriceReduction.tsx';
export {
  PriceConverted,
  type PriceConvertedProps,
  PriceReference,
  type PriceReferenceProps,
} from './primitives/price/PriceReference.tsx';
export { Progress, type ProgressProps } from './primitives/progress/Progress.tsx';
export type { Availability, RadioCellProps } from './primitives/radio-group/RadioCell.tsx';
export type { RadioProps } from './primitives/radio-group/RadioGroup.tsx';
export * as RadioGroup from './primitives/radio-group/RadioGroup.tsx';
export type { RadioGroupProps } from './primitives/radio-group/RadioGroupRoot.tsx';
export { Rating, type RatingProps } from './primitives/rating/Rating.tsx';
export { RatingInput, type RatingInputProps } from './primitives/rating/RatingInput.tsx';
export { loadSanitizer, SafeHtml, type SafeHtmlProps } from './primitives/safe-html/SafeHtml.tsx';
export type { SafeMarkup, Sanitize, SanitizeOptions } from './primitives/safe-html/sanitize.ts';
export { TextBlocks, type TextBlocksProps } from './primitives/safe-html/TextBlocks.tsx';
export type {
  SelectGroupProps,
  SelectItemProps,
  SelectProps,
} from './primitives/select/Select.tsx';
export * as Select from './primitives/select/Select.tsx';
export { Separator, type SeparatorProps } from './primitives/separator/Separator.tsx';
export type { SiteFooterSectionProps } from './primitives/site-footer/SiteFooter.tsx';
export * as SiteFooter from './primitives/site-footer/SiteFooter.tsx';
export type {
  HeaderSearchRootProps,
  HeaderSearchTriggerProps,
} from './primitives/site-header/HeaderSearch.tsx';
export type {
  SiteHeaderLinkProps,
  SiteHeaderNavProps,
} from './primitives/site-header/SiteHeader.tsx';
export * as SiteHeader from './primitives/site-header/SiteHeader.tsx';
export type { SkipLinkProps } from './primitives/site-header/SkipLink.tsx';
export type { SkeletonLineProps, SkeletonMediaProps } from './primitives/skeleton/Skeleton.tsx';
export * as Skeleton from './primitives/skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './primitives/spinner/Spinner.tsx';
export { type Status, StatusDot, type StatusDotProps } from './primitives/status-dot/StatusDot.tsx';
export { Switch, type SwitchProps } from './primitives/switch/Switch.tsx';
export type {
  TableCellProps,
  TableHeaderProps,
  TableRootProps,
} from './primitives/table/Table.tsx';
export * as Table from './primitives/table/Table.tsx';
export type { TabsListProps, TabsProps } from './primitives/tabs/Tabs.tsx';
export * as Tabs from './primitives/tabs/Tabs.tsx';
export { Text, type TextProps } from './primitives/text/Text.tsx';
export { TextArea, type TextAreaProps } from './primitives/text-area/TextArea.tsx';
export { TextField, type TextFieldProps } from './primitives/text-field/TextField.tsx';
export type { ToastOptions } from './primitives/toast/ToastCard.tsx';
export { Toaster } from './primitives/toast/Toaster.tsx';
export { toast } from './primitives/toast/toast.ts';
export { Tooltip, type TooltipProps } from './primitives/tooltip/Tooltip.tsx';
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from './primitives/visually-hidden/VisuallyHidden.tsx';
