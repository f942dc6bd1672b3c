import { type ReactNode, useId, useState } from 'react';
import * as css from './ThemeEditor.css.ts';
import { isColor } from './theme-changes.ts';

interface LabeledProps {
  label: string;
  /** Shown after the label, and not a part of the name of the control. */
  hint?: ReactNode;
  children: (id: string) => ReactNode;
}

/** A control below its label. */
export function Labeled({ label, hint, children }: LabeledProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <span className={css.labels}>
        <label htmlFor={id} className={css.label}>
          {label}
        </label>
        {hint}
      </span>
      {children(id)}
    </div>
  );
}

interface SelectFieldProps<Value extends string> {
  label: string;
  value: Value;
  /** The labels of the values, in their order. */
  options: Readonly<Record<Value, string>>;
  onChange: (value: Value) => void;
}

/** A choice of one of several values. */
export function SelectField<Value extends string>({
  label,
  value,
  options,
  onChange,
}: SelectFieldProps<Value>) {
  return (
    <Labeled label={label}>
      {(id) => (
        <select
          id={id}
          className={css.input}
          value={value}
          onChange={({ target }) => onChange(target.value as Value)}
        >
          {(Object.entries(options) as [Value, string][]).map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Labeled>
  );
}

/** The labels of entries, by their names. */
export const getLabels = <Name extends string>(
  entries: Readonly<Record<Name, { label: string }>>,
): Record<Name, string> =>
  Object.fromEntries(
    Object.entries<{ label: string }>(entries).map(([name, { label }]) => [name, label]),
  ) as Record<Name, string>;

/** The color that a text names, as `#rrggbb`: six digits with or without a sign, or a name of CSS. */
function parseColor(text: string): string | undefined {
  const trimmed = text.trim().toLowerCase();
  const hex = trimmed.startsWith('#') ? trimmed : `#${trimmed}`;
  if (isColor(hex)) return hex;
  if (!/^[a-z]+$/.test(trimmed) || !CSS.supports('color', trimmed)) return undefined;
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return undefined;
  context.fillStyle = trimmed;
  // A translucent color is not written in this form.
  return isColor(context.fillStyle) ? context.fillStyle : undefined;
}

/** Whether more letters can make a color of a text. A name can begin with any letters. */
const isIncomplete = (text: string) => /^\s*(#?[0-9a-f]{0,5}|[a-z]+)$/i.test(text);

interface ColorFieldProps {
  label: string;
  /** The name of the token. */
  token: string;
  value: string;
  onChange: (value: string) => void;
}

/** A color as a swatch and as text. A text that is no color stays in its field, with a message. */
export function ColorField({ label, token, value, onChange }: ColorFieldProps) {
  // What was typed, as long as the color is the one that it has set.
  const [draft, setDraft] = useState<{ text: string; value: string; isTouched: boolean }>();
  const errorId = useId();
  const current = draft?.value === value ? draft : undefined;
  const isWrong =
    current !== undefined &&
    parseColor(current.text) === undefined &&
    (current.isTouched || !isIncomplete(current.text));
  const set = (text: string) => {
    const color = parseColor(text);
    setDraft({ text, value: color ?? value, isTouched: current?.isTouched ?? false });
    if (color) onChange(color);
  };
  return (
    <Labeled label={label} hint={<code className={css.hint}>{token}</code>}>
      {(id) => (
        <>
          <span className={css.color}>
            <input
              type="color"
              aria-label={`${label}, swatch`}
              value={value}
              className={css.swatch}
              onChange={({ target }) => {
                setDraft(undefined);
                onChange(target.value);
              }}
            />
            <input
              id={id}
              className={css.input}
              spellCheck={false}
              autoComplete="off"
              value={current?.text ?? value}
              aria-invalid={isWrong}
              aria-describedby={isWrong ? errorId : undefined}
              onChange={({ target }) => set(target.value)}
              onBlur={() => {
                // The color of a name or of digits is shown as its token has it.
                const isKnown = current === undefined || parseColor(current.text) !== undefined;
                setDraft(isKnown ? undefined : { ...current, isTouched: true });
              }}
            />
          </span>
          {isWrong && (
            <span id={errorId} className={css.error}>
              This is no color. Write six digits such as #3150b8, or a name such as teal. Until
              then, the theme keeps {value}.
            </span>
          )}
        </>
      )}
    </Labeled>
  );
}
