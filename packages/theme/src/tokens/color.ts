/** The themes that ship with Vitrine. */
export const themeNames = ['light', 'dark', 'contrast'] as const;

/** The name of a theme that ships with Vitrine. */
export type ThemeName = (typeof themeNames)[number];

/**
 * Colors on images, and of codes that machines read. They are the same in all themes, because images
 * and codes do not change with the theme.
 */
const constant = {
  overImageInk: '#1a211e',
  overImageLight: '#ffffff',
  codeInk: '#101211',
  codeGround: '#ffffff',
} as const;

const light = {
  ...constant,
  ground: '#fbfdfc',
  surface: '#ffffff',
  mediaFrame: '#eef1f0',
  fill: '#f2f5f4',
  fillHover: '#e6e9e8',
  fillActive: '#dfe2e0',
  hairline: '#d7dad9',
  borderControl: '#7c8481',
  borderHover: '#1a211e',
  text: '#1a211e',
  textMuted: '#5f6563',
  textDisabled: '#868e8b',
  action: '#1a211e',
  actionHover: '#38423d',
  actionActive: '#0c100e',
  onAction: '#fbfdfc',
  focus: '#3358d4',
  link: '#3150b8',
  sold: '#d8401f',
  danger: '#b5290d',
  dangerFill: '#fff0ed',
  dangerBorder: '#d13415',
  warning: '#8a5000',
  warningFill: '#fff6dc',
  warningBorder: '#a97400',
  success: '#17694f',
  successFill: '#ebf8f1',
  successBorder: '#26997b',
  info: '#2c469f',
  infoFill: '#edf2fe',
  infoBorder: '#edf2fe',
};

/** Purpose of a color. Components use roles, never steps of a scale. */
export type ColorRole = keyof typeof light;

/** The value of every role, as `#rrggbb`. */
export type ColorRoles = Readonly<Record<ColorRole, string>>;

const dark: ColorRoles = {
  ...constant,
  ground: '#101211',
  surface: '#171918',
  mediaFrame: '#202221',
  fill: '#202221',
  fillHover: '#272a29',
  fillActive: '#2e3130',
  hairline: '#2e3130',
  borderControl: '#7a8682',
  borderHover: '#eceeed',
  text: '#eceeed',
  textMuted: '#adb5b2',
  textDisabled: '#717d79',
  action: '#eceeed',
  actionHover: '#ffffff',
  actionActive: '#c9cecb',
  onAction: '#101211',
  focus: '#9eb1ff',
  link: '#aebdff',
  sold: '#ff7a5c',
  danger: '#ff977d',
  dangerFill: '#2d1612',
  dangerBorder: '#ec6142',
  warning: '#ffca6b',
  warningFill: '#2b1f0b',
  warningBorder: '#b98a2e',
  success: '#5fd6ac',
  successFill: '#0f2a20',
  successBorder: '#27b08b',
  info: '#c3cfff',
  infoFill: '#182449',
  infoBorder: '#182449',
};

const contrast: ColorRoles = {
  ...constant,
  ground: '#ffffff',
  surface: '#ffffff',
  mediaFrame: '#ffffff',
  fill: '#ffffff',
  fillHover: '#e8ecea',
  fillActive: '#d5dad8',
  hairline: '#5f6563',
  borderControl: '#000000',
  borderHover: '#000000',
  text: '#000000',
  textMuted: '#2a302d',
  textDisabled: '#5a605d',
  action: '#000000',
  actionHover: '#2a302d',
  // The resting color is already the darkest, so the active color is lighter: it must differ from
  // both other states.
  actionActive: '#4a524e',
  onAction: '#ffffff',
  focus: '#0033cc',
  link: '#0033aa',
  sold: '#8c1400',
  danger: '#8c1400',
  dangerFill: '#ffffff',
  dangerBorder: '#8c1400',
  warning: '#5c3300',
  warningFill: '#ffffff',
  warningBorder: '#5c3300',
  success: '#0a4732',
  successFill: '#ffffff',
  successBorder: '#0a4732',
  info: '#002b99',
  infoFill: '#ffffff',
  infoBorder: '#002b99',
};

/** Every color role in every theme. */
export const colors: Readonly<Record<ThemeName, ColorRoles>> = { light, dark, contrast };

/** `brightness()` of images by theme, 1 is unchanged. */
export const pictureDim: Readonly<Record<ThemeName, number>> = {
  light: 1,
  dark: 0.88,
  contrast: 1,
};

/**
 * The roles that stay when the system forces its colors. System colors are preserved there, so dots
 * and rings stay visible; the browser chooses all other colors.
 */
export const forcedColors: Partial<ColorRoles> = {
  hairline: 'CanvasText',
  borderControl: 'ButtonBorder',
  borderHover: 'Highlight',
  textDisabled: 'GrayText',
  // Checked controls keep their fill there, also while they are hovered or pressed.
  actionHover: 'CanvasText',
  actionActive: 'CanvasText',
  focus: 'Highlight',
  link: 'LinkText',
  sold: 'CanvasText',
  dangerBorder: 'CanvasText',
  warning: 'CanvasText',
  warningBorder: 'CanvasText',
  successBorder: 'CanvasText',
  infoBorder: 'CanvasText',
};
