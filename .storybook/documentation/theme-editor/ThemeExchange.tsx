import { useRef, useState } from 'react';
import { getLabels, Labeled, SelectField } from './fields.tsx';
import * as css from './ThemeEditor.css.ts';
import { hasChanges, type ThemeChanges } from './theme-changes.ts';
import { readTheme, toCss, toDesignTokens, toThemeTokens } from './theme-formats.ts';
import { toLink } from './use-theme-changes.ts';

const formats = {
  css: { label: 'CSS, all edited themes', write: toCss, file: () => 'theme.css', type: 'text/css' },
  tokens: {
    label: 'Design tokens (DTCG JSON), all edited themes',
    write: toDesignTokens,
    file: () => 'theme.resolver.json',
    type: 'application/json',
  },
  theme: {
    label: 'Design tokens (DTCG JSON), this theme only',
    write: toThemeTokens,
    file: ({ theme }: ThemeChanges) => `${theme}.tokens.json`,
    type: 'application/json',
  },
} as const;

type Format = keyof typeof formats;

function download(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The browser has started to read the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

interface ThemeExchangeProps {
  changes: ThemeChanges;
  onImport: (changes: ThemeChanges) => void;
}

/** The changes as text, as a file and as a link, and the import of a text. */
export function ThemeExchange({ changes, onImport }: ThemeExchangeProps) {
  const [format, setFormat] = useState<Format>('css');
  const [draft, setDraft] = useState<string>();
  const [message, setMessage] = useState('');
  const picker = useRef<HTMLInputElement>(null);
  const { write, file, type } = formats[format];
  const isEmpty = !hasChanges(changes);
  const output = isEmpty ? '' : write(changes);
  const copy = async (text: string, what: string, otherwise: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setMessage(`${what} copied.`);
    } catch {
      setMessage(`The browser didn’t allow the copy. ${otherwise}`);
    }
  };
  const importText = (text: string, done: string) => {
    try {
      onImport(readTheme(text, changes));
      setDraft(undefined);
      setMessage(done);
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div className={css.exchange}>
      <SelectField
        label="Format"
        value={format}
        options={getLabels(formats)}
        onChange={(value) => {
          setDraft(undefined);
          setFormat(value);
        }}
      />
      <Labeled label="Export, or paste a theme to import">
        {(id) => (
          <textarea
            id={id}
            className={css.text}
            spellCheck={false}
            rows={10}
            placeholder="Nothing is changed yet. Change a token above, or paste CSS or design tokens here."
            value={draft ?? output}
            onChange={({ target }) => setDraft(target.value)}
          />
        )}
      </Labeled>
      <div className={css.actions}>
        <button
          type="button"
          className={css.button}
          disabled={isEmpty}
          onClick={() => copy(output, 'Theme', 'Use “Download”, or select the text and copy it.')}
        >
          Copy
        </button>
        <button
          type="button"
          className={css.button}
          disabled={isEmpty}
          onClick={() => {
            download(file(changes), type, output);
            setMessage(`${file(changes)} downloaded.`);
          }}
        >
          Download
        </button>
        <button
          type="button"
          className={css.button}
          disabled={draft === undefined}
          onClick={() => importText(draft ?? '', 'Imported.')}
        >
          Import
        </button>
        <button type="button" className={css.button} onClick={() => picker.current?.click()}>
          Import a file
        </button>
        <input
          ref={picker}
          type="file"
          accept=".css,.json"
          hidden
          onChange={async ({ target }) => {
            const [file] = target.files ?? [];
            if (file) importText(await file.text(), `${file.name} imported.`);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
        <button
          type="button"
          className={css.button}
          onClick={() => {
            const link = toLink(changes);
            copy(link, 'Link', `The link is ${link}`);
          }}
        >
          Copy link
        </button>
      </div>
      <p role="status" className={css.message}>
        {message}
      </p>
    </div>
  );
}
