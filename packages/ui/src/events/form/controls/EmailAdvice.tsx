'use client';

import { suggestEmail } from '@vitrine/atoms';
import { useEffect, useState } from 'react';
import { useAnnounce } from '../../../primitives/announcer/Announcer.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { focusControl } from '../../../primitives/error-summary/focus-control.ts';
import { useUi } from '../../../provider/UiProvider.tsx';
import * as css from '../EventForm.css.ts';
import { useEventFormContext } from '../state/event-form-context.ts';
import '../../../messages/en/forms.ts';

/** Pause in typing, in ms, after which an address is checked. */
const PAUSE_MS = 800;

interface Advice {
  /** The address that the advice is about. */
  email: string;
  suggestion: string | null;
  /** The note of the host's check. */
  note: string | null;
}

/**
 * Checks an address that was typed, after a pause: for a typing error in its domain, and by the
 * host's check. A newer address cancels the check of an earlier one.
 */
function useAdvice(email: string): Advice | null {
  const { checkEmail } = useEventFormContext();
  const announce = useAnnounce();
  const { t } = useUi();
  const [initial] = useState(email);
  const [advice, setAdvice] = useState<Advice | null>(null);
  useEffect(() => {
    if (email === initial) return;
    const controller = new AbortController();
    const { signal } = controller;
    const check = async () => {
      const suggestion = suggestEmail(email);
      setAdvice({ email, suggestion, note: null });
      if (suggestion) announce(t('forms.emailSuggestion', { email: suggestion }));
      if (!checkEmail || suggestion || !email.includes('@')) return;
      // A failed check shows no note.
      const note = await checkEmail(email.trim(), { signal }).catch(() => null);
      if (!note || signal.aborted) return;
      setAdvice({ email, suggestion: null, note });
      announce(note);
    };
    const timer = setTimeout(() => void check(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [email, initial, checkEmail, announce, t]);
  return advice?.email === email ? advice : null;
}

export interface EmailAdviceProps {
  /** Id of the field. */
  id: string;
  email: string;
  change: (email: string) => void;
}

/**
 * Advice on a typed email, below its field: “Did you mean mette@gmail.com?”, which one press
 * applies, or a note of the host's check. It never blocks the submission.
 */
export function EmailAdvice({ id, email, change }: EmailAdviceProps) {
  const { t } = useUi();
  const { suggestion = null, note = null } = useAdvice(email) ?? {};
  if (suggestion !== null) {
    return (
      <Button
        emphasis="text"
        className={css.advice}
        onClick={() => {
          change(suggestion);
          focusControl(id);
        }}
      >
        {t('forms.emailSuggestion', { email: suggestion })}
      </Button>
    );
  }
  return note === null ? null : <p className={css.adviceNote}>{note}</p>;
}
