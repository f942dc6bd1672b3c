'use client';

import { Button, Field, TextField } from '@vitrine/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import * as css from './EditorDialogs.css.ts';
import '../messages/en/editor.ts';

interface TypedConfirmationProps {
  /** What the owner must type. */
  expected: string;
  label: string;
  wrong: string;
  answer: string;
  keep: ReactNode;
  state: 'idle' | 'loading';
  numeric?: boolean;
  onConfirm: () => void;
}

/** A text to type before an action that cannot be undone; the button says what is wrong. */
export function TypedConfirmation({
  expected,
  label,
  wrong,
  answer,
  keep,
  state,
  numeric,
  onConfirm,
}: TypedConfirmationProps) {
  const t = useAdminTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const isEqual = (text: string) =>
    text.trim().toLocaleLowerCase() === expected.trim().toLocaleLowerCase();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isEqual(input.current?.value ?? '')) return onConfirm();
        setError(wrong);
        input.current?.focus();
      }}
    >
      <div className={css.fields}>
        <Field label={label} error={error} required>
          <TextField
            ref={input}
            autoComplete="off"
            inputMode={numeric ? 'numeric' : 'text'}
            onChange={() => setError(undefined)}
          />
        </Field>
      </div>
      <div className={css.actions}>
        <Button
          type="submit"
          emphasis="primary"
          state={state}
          labels={{ loading: t('admin.editor.sending') }}
        >
          {answer}
        </Button>
        {keep}
      </div>
    </form>
  );
}
