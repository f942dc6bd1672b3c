import { create } from 'storybook/theming';

/** The look of Storybook itself: its sidebar, its toolbar and the documentation pages. */
export const look = create({
  base: 'light',
  brandTitle: 'Vitrine',
  fontBase: 'system-ui, sans-serif',
  colorPrimary: '#1a211e',
  colorSecondary: '#3358d4',
  appBg: '#f7f9f8',
  appContentBg: '#ffffff',
  appPreviewBg: '#fbfdfc',
  appBorderColor: '#d7dad9',
  appBorderRadius: 3,
  inputBorderRadius: 3,
  textColor: '#1a211e',
  textMutedColor: '#5f6563',
  barBg: '#ffffff',
  barTextColor: '#5f6563',
  barHoverColor: '#1a211e',
  barSelectedColor: '#1a211e',
});
