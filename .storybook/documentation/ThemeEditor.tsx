import { Unstyled } from '@storybook/addon-docs/blocks';
import { type ColorRole, contrastFailures, radii, themeAttributes } from '@vitrine/theme';
import { type ReactNode, useId, useState } from 'react';
import { createDemo, type Demo, DemoProviders, useLoaded } from './demo.tsx';
import * as css from './ThemeEditor.css.ts';
import { Sample } from './ThemeSample.tsx';
import {
  getColors,
  isColor,
  noChanges,
  radiusNames,
  readParameter,
  readTheme,
  type ThemeChanges,
  toCss,
  toDesignTokens,
  toParameter,
  toProperties,
  withAccent,
} from './theme-changes.ts';

const PARAMETER = 'theme-changes';

/** The window of Storybook: the page itself is in a frame of the same origin. */
const getWindow = () => (window.parent === window ? window : window.parent);

/** The colors that a brand changes most, in the order of a page. The others are in a list below. */
const mainColors: readonly ColorRole[] = [
  'ground',
  'surface',
  'text',
  'textMuted',
  'hairline',
  'fill',
];
const otherColors = (Object.keys(getColors(noChanges)) as ColorRole[]).filter(
  (role) => !mainColors.includes(role),
);

/** “textMuted” as “Text muted”. */
const toLabel = (name: string) => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function Labeled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}

interface ColorFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A color as a swatch and as text. A text that is no color yet stays in its field. */
function ColorField({ label, value, onChange }: ColorFieldProps) {
  const [draft, setDraft] = useState<string>();
  const set = (text: string) => {
    setDraft(isColor(text) ? undefined : text);
    if (isColor(text)) onChange(text.toLowerCase());
  };
  return (
    <Labeled label={label}>
      {(id) => (
        <span className={css.color}>
          <input
            type="color"
            aria-label={`${label}, swatch`}
            value={value}
            className={css.swatch}
            onChange={({ target }) => set(target.value)}
          />
          <input
            id={id}
            className={css.input}
            spellCheck={false}
            value={draft ?? value}
            aria-invalid={draft !== undefined}
            onChange={({ target }) => set(target.value)}
            onBlur={() => setDraft(undefined)}
          />
        </span>
      )}
    </Labeled>
  );
}

/** Every pair of colors that is too close, while the user types. */
function ContrastReport({ changes }: { changes: ThemeChanges }) {
  const failures = contrastFailures(getColors(changes));
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
                {toLabel(front)} on {toLabel(back).toLowerCase()}: {ratio.toFixed(1)} instead of{' '}
                {atLeast}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The changes as text, and the way back. */
function Exchange({
  changes,
  onImport,
}: {
  changes: ThemeChanges;
  onImport: (changes: ThemeChanges) => void;
}) {
  const [format, setFormat] = useState<'css' | 'json'>('css');
  const [draft, setDraft] = useState<string>();
  const [message, setMessage] = useState('');
  const output = format === 'css' ? toCss(changes) : toDesignTokens(changes);
  const copy = async (text: string, what: string) => {
    await navigator.clipboard.writeText(text);
    setMessage(`${what} copied.`);
  };
  const getUrl = () => {
    const url = new URL(getWindow().location.href);
    url.searchParams.set(PARAMETER, toParameter(changes));
    return url.href;
  };
  const importText = () => {
    try {
      onImport(readTheme(draft ?? ''));
      setDraft(undefined);
      setMessage('Imported.');
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div className={css.exchange}>
      <Labeled label="Format">
        {(id) => (
          <select
            id={id}
            className={css.input}
            value={format}
            onChange={({ target }) => {
              setDraft(undefined);
              setFormat(target.value as 'css' | 'json');
            }}
          >
            <option value="css">CSS</option>
            <option value="json">Design Tokens (DTCG JSON)</option>
          </select>
        )}
      </Labeled>
      <Labeled label="Export, or paste a theme to import">
        {(id) => (
          <textarea
            id={id}
            className={css.text}
            spellCheck={false}
            rows={10}
            value={draft ?? output}
            onChange={({ target }) => setDraft(target.value)}
          />
        )}
      </Labeled>
      <div className={css.actions}>
        <button type="button" className={css.button} onClick={() => copy(output, 'Theme')}>
          Copy
        </button>
        <button
          type="button"
          className={css.button}
          disabled={draft === undefined}
          onClick={importText}
        >
          Import
        </button>
        <button type="button" className={css.button} onClick={() => copy(getUrl(), 'Link')}>
          Copy link
        </button>
      </div>
      <p role="status" className={css.message}>
        {message}
      </p>
    </div>
  );
}

/**
 * Changes the theme of the components beside it: accent, colors, radius, density and fonts. Contrast is
 * checked while the user types. The result is exported as CSS or Design Tokens, and shared by its URL.
 */
export function ThemeEditor() {
  const [changes, setChanges] = useState(() =>
    readParameter(new URLSearchParams(getWindow().location.search).get(PARAMETER)),
  );
  const [demo] = useLoaded<Demo>(createDemo);
  const colors = getColors(changes);
  const update = (next: Partial<ThemeChanges>) => setChanges({ ...changes, ...next });
  const setColor = (role: ColorRole) => (value: string) =>
    update({ colors: { ...changes.colors, [role]: value } });
  const toColorField = (role: ColorRole) => (
    <ColorField key={role} label={toLabel(role)} value={colors[role]} onChange={setColor(role)} />
  );
  return (
    <Unstyled>
      <div className={css.root}>
        <div className={css.controls}>
          <Labeled label="Theme">
            {(id) => (
              <select
                id={id}
                className={css.input}
                value={changes.theme}
                onChange={({ target }) =>
                  setChanges({ ...noChanges, theme: target.value as ThemeChanges['theme'] })
                }
              >
                <option value="light">Light</option>
                <option value="dark">Dark</option>
                <option value="contrast">High contrast</option>
              </select>
            )}
          </Labeled>
          <ColorField
            label="Accent"
            value={colors.action}
            onChange={(value) => setChanges(withAccent(changes, value))}
          />
          <ContrastReport changes={changes} />
          {mainColors.map(toColorField)}
          <details>
            <summary className={css.label}>All colors</summary>
            <div className={css.more}>{otherColors.map(toColorField)}</div>
          </details>
          {radiusNames.map((name) => (
            <Labeled key={name} label={`Radius: ${toLabel(name).toLowerCase()}`}>
              {(id) => (
                <input
                  id={id}
                  type="range"
                  min={0}
                  max={24}
                  value={changes.radii[name] ?? radii[name]}
                  onChange={({ target }) =>
                    update({ radii: { ...changes.radii, [name]: Number(target.value) } })
                  }
                />
              )}
            </Labeled>
          ))}
          <Labeled label="Density">
            {(id) => (
              <select
                id={id}
                className={css.input}
                value={changes.density}
                onChange={({ target }) =>
                  update({ density: target.value as ThemeChanges['density'] })
                }
              >
                <option value="regular">Regular</option>
                <option value="compact">Compact</option>
              </select>
            )}
          </Labeled>
          {(['sans', 'display'] as const).map((role) => (
            <Labeled key={role} label={role === 'sans' ? 'Font of text' : 'Font of titles'}>
              {(id) => (
                <select
                  id={id}
                  className={css.input}
                  value={changes.fonts[role] ?? ''}
                  onChange={({ target: { value } }) => {
                    const { [role]: _former, ...others } = changes.fonts;
                    update({ fonts: value ? { ...others, [role]: value } : others });
                  }}
                >
                  <option value="">As it is</option>
                  <option value="system-ui, sans-serif">System</option>
                  <option value="Georgia, serif">Georgia</option>
                  <option value="'Courier New', monospace">Courier New</option>
                </select>
              )}
            </Labeled>
          ))}
          <button type="button" className={css.button} onClick={() => setChanges(noChanges)}>
            Reset
          </button>
        </div>
        <div
          className={css.stage}
          data-stage=""
          {...themeAttributes({ theme: changes.theme, density: changes.density })}
          style={toProperties(changes)}
        >
          {demo && (
            <DemoProviders demo={demo}>
              <Sample />
            </DemoProviders>
          )}
        </div>
        <Exchange changes={changes} onImport={setChanges} />
      </div>
    </Unstyled>
  );
}
