import { useEffect, useState } from 'react';
import type { Entry } from '../report.ts';
import * as css from './App.css.ts';

interface NoteProps {
  entry: Entry;
  /** Undefined if the report only shows. */
  onSave?: (note: string) => void;
}

/** What has to change before the reviewer accepts an entry. */
export function Note({ entry, onSave }: NoteProps) {
  const saved = entry.note ?? '';
  const [text, setText] = useState(saved);
  const save = () => {
    if (text.trim() !== saved) onSave?.(text.trim());
  };

  // The command may be ended while the field has the focus.
  useEffect(() => {
    const timer = setTimeout(save, 400);
    return () => clearTimeout(timer);
  });

  if (!onSave) return saved ? <p className={css.cause}>Note: {saved}</p> : null;
  return (
    <div className={css.note}>
      <label htmlFor="note" className={css.legend}>
        Note: what has to change (the command prints it when you end it)
      </label>
      <textarea
        id="note"
        className={css.noteField}
        rows={2}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
    </div>
  );
}
