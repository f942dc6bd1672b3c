import { Unstyled } from '@storybook/addon-docs/blocks';
import { type ColorRole, contrastFailures, radii } from '@vitrine/theme';
import { useState } from 'react';
import { suggestAccent, withAccent } from './accent.ts';
import { ColorField, Labeled, SelectField } from './fields.tsx';
import * as css from './ThemeEditor.css.ts';
import { ThemeExchange } from './ThemeExchange.tsx';
import { ThemePreview, themeLabels } from './ThemePreview.tsx';
import {
  getColors,
  listEditedThemes,
  noChanges,
  type Radius,
  radiusNames,
  type ThemeChanges,
  withColors,
} from './theme-changes.ts';
import { useThemeChanges } from './use-theme-changes.ts';

const colorLabels: Record<ColorRole, string> = {
  ground: 'Page background',
  surface: 'Surface',
  mediaFrame: 'Image background',
  fill: 'Fill',
  fillHover: 'Fill, hovered',
  fillActive: 'Fill, pressed',
  hairline: 'Lines',
  borderControl: 'Border of controls',
  borderHover: 'Border, hovered',
  text: 'Text',
  textMuted: 'Muted text',
  textDisabled: 'Disabled text',
  action: 'Main button',
  actionHover: 'Main button, hovered',
  actionActive: 'Main button, pressed',
  onAction: 'Text on main button',
  focus: 'Focus ring',
  link: 'Link',
  sold: 'Sold-out mark',
  danger: 'Error text',
  dangerFill: 'Error background',
  dangerBorder: 'Error border',
  warning: 'Warning text',
  warningFill: 'Warning background',
  warningBorder: 'Warning border',
  success: 'Success text',
  successFill: 'Success background',
  successBorder: 'Success border',
  info: 'Info text',
  infoFill: 'Info background',
  infoBorder: 'Info border',
  overImageInk: 'Dark text on images',
  overImageLight: 'Light text on images',
  codeInk: 'Dots of a code',
  codeGround: 'Background of a code',
};

const radiusLabels: Record<Radius, string> = {
  control: 'Radius of controls',
  surface: 'Radius of surfaces',
  mediaFrame: 'Radius of images',
};

/** The fonts to choose from, by their stack. One that was imported is listed by its stack. */
const fontLabels: Record<string, string> = {
  '': 'As in the theme',
  'system-ui, sans-serif': 'System',
  'Georgia, serif': 'Georgia',
  "'Courier New', monospace": 'Courier New',
};

/** The colors that a brand changes most, in the order of a page. The others are in a list below. */
const mainColors: readonly ColorRole[] = [
  'ground',
  'surface',
  'text',
  'textMuted',
  'hairline',
  'fill',
];
const otherColors = (Object.keys(colorLabels) as ColorRole[]).filter(
  (role) => !mainColors.includes(role),
);

interface ContrastReportProps {
  changes: ThemeChanges;
  onChange: (changes: ThemeChanges) => void;
}

/** Every pair of colors that is too close, while the user types, and a correction of the accent. */
function ContrastReport({ changes, onChange }: ContrastReportProps) {
  const failures = contrastFailures(getColors(changes));
  const suggestion = suggestAccent(changes);
  const { action, link, focus } = suggestion?.colors ?? {};
  const others = listEditedThemes(changes)
    .filter((theme) => theme !== changes.theme)
    .map((theme) => ({
      theme,
      count: contrastFailures(getColors({ ...changes, theme })).length,
    }))
    .filter(({ count }) => count > 0);
  return (
    <div
      role="status"
      className={css.report}
      data-state={failures.length > 0 ? 'error' : 'success'}
    >
      {failures.length === 0 ? (
        'Every pair of colors has enough contrast (WCAG 2.2 AA).'
      ) : (
        <>
          <strong>
            {failures.length === 1 ? '1 pair is' : `${failures.length} pairs are`} too close:
          </strong>
          <ul className={css.failures}>
            {failures.map(({ front, back, ratio, atLeast }) => (
              <li key={`${front} ${back}`}>
                {colorLabels[front]} on {colorLabels[back].toLowerCase()}:{' '}
                {/* Rounded down, so that a ratio below the limit never looks like the limit. */}
                {(Math.floor(ratio * 100) / 100).toFixed(2)} instead of {atLeast}
              </li>
            ))}
          </ul>
        </>
      )}
      {suggestion && (
        <button type="button" className={css.button} onClick={() => onChange(suggestion.changes)}>
          {action
            ? `Use ${action} instead`
            : link
              ? `Use ${link} for links`
              : `Use ${focus} for the focus ring`}
        </button>
      )}
      {others.map(({ theme, count }) => (
        <p key={theme} className={css.note}>
          {themeLabels[theme]}: {count} {count === 1 ? 'pair is' : 'pairs are'} too close.
        </p>
      ))}
    </div>
  );
}

/**
 * Changes the themes of the components beside it: accent, colors, radius, density and fonts. Contrast is
 * checked while the user types. The result is exported as CSS or design tokens, and shared by its URL.
 */
export function ThemeEditor() {
  const { changes, setChanges, link, own, problem, restoreOwn } = useThemeChanges();
  // Fields begin again when their theme is replaced, with what was typed.
  const [revision, setRevision] = useState(0);
  const replace = (next: ThemeChanges) => {
    setRevision(revision + 1);
    setChanges(next);
  };
  const colors = getColors(changes);
  const edited = listEditedThemes(changes);
  const themeOptions = { ...themeLabels };
  for (const name of edited) themeOptions[name] += ' (edited)';
  const update = (next: Partial<ThemeChanges>) => setChanges({ ...changes, ...next });
  const toColorField = (role: ColorRole) => (
    <ColorField
      key={`${role} ${changes.theme} ${revision}`}
      label={colorLabels[role]}
      token={role}
      value={colors[role]}
      onChange={(value) => setChanges(withColors(changes, { [role]: value }))}
    />
  );
  return (
    <Unstyled>
      <div className={css.root}>
        {problem && (
          <p role="alert" className={css.problem}>
            {problem}
          </p>
        )}
        {link && (
          <p role="status" className={css.notice}>
            This theme is from a link.
            {own && ' With your first edit, it replaces the theme that you had.'}{' '}
            {own && (
              <button
                type="button"
                className={css.button}
                onClick={() => {
                  setRevision(revision + 1);
                  restoreOwn();
                }}
              >
                Show my theme instead
              </button>
            )}
          </p>
        )}
        <div className={css.controls}>
          <SelectField
            label="Theme"
            value={changes.theme}
            options={themeOptions}
            onChange={(theme) => update({ theme })}
          />
          <p className={css.note}>
            Each theme has its own colors. For a brand color, edit all three.
          </p>
          <ColorField
            key={`accent ${changes.theme} ${revision}`}
            label="Accent"
            token="action, link, focus"
            value={colors.action}
            onChange={(value) => setChanges(withAccent(changes, value))}
          />
          <ContrastReport changes={changes} onChange={replace} />
          {mainColors.map(toColorField)}
          <details>
            <summary className={css.label}>All colors</summary>
            <div className={css.more}>{otherColors.map(toColorField)}</div>
          </details>
          <p className={css.note}>Radius, density and fonts are the same in all themes.</p>
          {radiusNames.map((name) => {
            const value = changes.radii[name] ?? radii[name];
            return (
              <Labeled
                key={name}
                label={radiusLabels[name]}
                hint={<output className={css.hint}>{value} px</output>}
              >
                {(id) => (
                  <input
                    id={id}
                    type="range"
                    min={0}
                    max={24}
                    value={value}
                    aria-valuetext={`${value} px`}
                    onChange={({ target }) =>
                      update({ radii: { ...changes.radii, [name]: Number(target.value) } })
                    }
                  />
                )}
              </Labeled>
            );
          })}
          <SelectField
            label="Density"
            value={changes.density}
            options={{ regular: 'Regular', compact: 'Compact' }}
            onChange={(density) => update({ density })}
          />
          {(['sans', 'display'] as const).map((role) => {
            const { [role]: stack = '', ...others } = changes.fonts;
            return (
              <SelectField
                key={role}
                label={role === 'sans' ? 'Font of text' : 'Font of titles'}
                value={stack}
                options={{ ...fontLabels, [stack]: fontLabels[stack] ?? stack }}
                onChange={(value) =>
                  update({ fonts: value ? { ...others, [role]: value } : others })
                }
              />
            );
          })}
          <button type="button" className={css.button} onClick={() => replace(noChanges)}>
            Reset
          </button>
          <p className={css.note}>
            Your changes stay in this browser until you reset them. Reset applies to all themes.
          </p>
        </div>
        <div>
          <ThemePreview changes={changes} />
        </div>
        <ThemeExchange changes={changes} onImport={replace} />
      </div>
    </Unstyled>
  );
}
