import { answerKey } from '@vitrine/atoms';
import { useEffect } from 'react';
import { focusControl } from '../../primitives/error-summary/focus-control.ts';
import type { AnswerPath } from './event-form-context.ts';

/** Leads to a question as its form appears, as from the answer that is to be changed. */
export function useFocusAnswer(id: string, place: AnswerPath | undefined) {
  const key = place && answerKey(place.section, place.input);
  useEffect(() => {
    if (key !== undefined) focusControl(`${id}-${key}`);
  }, [id, key]);
}
