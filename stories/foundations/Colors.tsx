import {
  type ColorRole,
  colors,
  contrastRatio,
  type ScaleName,
  scales,
  type ThemeName,
  vars,
} from '@vitrine/theme';
import * as css from './Colors.css.ts';
import * as sheet from './Sheet.css.ts';
import type { SheetTexts } from './sample-text.ts';

const scaleNames = Object.keys(scales) as ScaleName[];
const stepNumbers = Array.from({ length: 12 }, (_step, index) => index + 1);

/** The color scales of the roles; high contrast is tuned by hand and shows the light ones. */
export function Scales({ theme }: { theme: ThemeName }) {
  const mode = theme === 'dark' ? 'dark' : 'light';
  return (
    <div className={css.scales}>
      {scaleNames.map((name) => (
        <div key={name}>
          <div className={css.scale} role="img" aria-label={name}>
            {scales[name][mode].map((step) => (
              <div
                key={step}
                className={name === 'sage' ? css.neutralStep : css.step}
                style={{ backgroundColor: step }}
              />
            ))}
          </div>
          {name === 'sage' && (
            <div className={css.scale}>
              {stepNumbers.map((number) => (
                <span key={number} className={sheet.figure}>
                  {number}
                </span>
              ))}
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

type ColorPair = {
  name: keyof SheetTexts['pairs'];
  front: ColorRole;
  back: ColorRole;
  as?: 'control' | 'ring' | 'dot';
};

const shown: readonly ColorPair[] = [
  { name: 'text', front: 'text', back: 'ground' },
  { name: 'textMuted', front: 'textMuted', back: 'ground' },
  { name: 'mediaFrame', front: 'textMuted', back: 'mediaFrame' },
  { name: 'action', front: 'onAction', back: 'action' },
  { name: 'danger', front: 'danger', back: 'dangerFill' },
  { name: 'warning', front: 'warning', back: 'warningFill' },
  { name: 'success', front: 'success', back: 'successFill' },
  { name: 'info', front: 'info', back: 'infoFill' },
  { name: 'borderControl', front: 'borderControl', back: 'ground', as: 'control' },
  { name: 'focus', front: 'focus', back: 'ground', as: 'ring' },
  { name: 'sold', front: 'sold', back: 'ground', as: 'dot' },
  { name: 'link', front: 'link', back: 'ground' },
];

/** The most important color pairs, with the ratio calculated from the theme's values. */
export function Contrast({ theme, texts }: { theme: ThemeName; texts: SheetTexts }) {
  const values = colors[theme];
  return (
    <div className={sheet.cells}>
      {shown.map(({ name, front, back, as }) => (
        <div key={name}>
          <div
            className={css.swatch}
            style={{ color: vars.color[front], backgroundColor: vars.color[back] }}
          >
            {as ? <div className={css.sample[as]} /> : 'Aa'}
          </div>
          <p className={sheet.term}>{texts.pairs[name]}</p>
          <p className={sheet.figure}>
            <bdi>{values[front]}</bdi> {texts.on} <bdi>{values[back]}</bdi>
          </p>
          <p className={sheet.figure}>
            <bdi>{contrastRatio(values[front], values[back]).toFixed(1)} : 1</bdi>
          </p>
        </div>
      ))}
    </div>
  );
}
