import { assignVars, globalStyle } from '@vanilla-extract/css';
import { densityAttribute, themeAttribute } from './attributes.ts';
import { vars } from './contract.css.ts';
import { media } from './helpers/media.ts';
import { headingFont } from './helpers/text.ts';
import { layers } from './layers.css.ts';
import { forcedColors, type ThemeName } from './tokens/color.ts';
import { pageContainer } from './tokens/layout.ts';
import { durations, reducedDuration } from './tokens/motion.ts';
import { headerHeight } from './tokens/size.ts';
import { mapValues, ms, px } from './units.ts';
import { constantValues, densityValues, themeValues } from './values.ts';

type Rule = {
  readonly vars: Record<string, string>;
  readonly colorScheme?: 'light' | 'dark';
};

// `:where` gives all selectors the same specificity: the later rule wins, whatever its form.
const place = (selector: string, rule: Rule, condition?: string) =>
  globalStyle(`:where(${selector})`, {
    '@layer': {
      [layers.theme]: condition ? { '@media': { [condition]: rule } } : rule,
    },
  });

const themed = (...choices: string[]) =>
  choices.map((choice) => `[${themeAttribute}="${choice}"]`).join(', ');
const unthemed = `:root:not([${themeAttribute}]), ${themed('system')}`;

const theme = (name: ThemeName): Rule => {
  const { color, shadow, picture } = themeValues(name);
  return {
    colorScheme: name === 'dark' ? 'dark' : 'light',
    vars: {
      ...assignVars(vars.color, color),
      ...assignVars(vars.shadow, shadow),
      ...assignVars(vars.picture, picture),
    },
  };
};

const density = (name: 'regular' | 'compact'): Rule['vars'] => {
  const { space, size } = densityValues(name);
  return { ...assignVars(vars.space, space), ...assignVars(vars.size, size) };
};

place(':root', {
  vars: {
    ...assignVars(vars.font, constantValues.font),
    ...assignVars(vars.radius, constantValues.radius),
    ...assignVars(vars.border, constantValues.border),
    ...assignVars(vars.motion, constantValues.motion),
    ...assignVars(vars.z, constantValues.z),
    ...assignVars(vars.container, constantValues.container),
    ...assignVars(vars.page, constantValues.page),
  },
});

place(
  ':root',
  {
    vars: {
      [vars.container.gutter]: px(pageContainer.gutter.medium),
      [vars.page.header]: px(headerHeight.medium),
    },
  },
  media.medium,
);
place(':root', { vars: { [vars.container.gutter]: px(pageContainer.gutter.large) } }, media.large);

place(
  ':root',
  {
    vars: {
      ...assignVars(
        vars.motion.duration,
        mapValues(durations, () => ms(reducedDuration)),
      ),
      [vars.motion.travel]: '0',
    },
  },
  media.reducedMotion,
);

place(`:root, ${themed('light', 'system')}`, theme('light'));
place(unthemed, theme('dark'), '(prefers-color-scheme: dark)');
place(unthemed, theme('contrast'), '(prefers-contrast: more)');
place(themed('dark'), theme('dark'));
place(themed('contrast'), theme('contrast'));

place(
  `:root, [${themeAttribute}]`,
  {
    vars: Object.fromEntries(
      Object.entries(forcedColors).map(([role, value]) => [
        vars.color[role as keyof typeof forcedColors],
        value,
      ]),
    ),
  },
  media.forcedColors,
);

place(`:root, [${densityAttribute}="regular"]`, {
  vars: { ...density('regular'), [headingFont]: 'initial' },
});
place(`[${densityAttribute}="compact"]`, {
  vars: { ...density('compact'), [headingFont]: vars.font.sans },
});
