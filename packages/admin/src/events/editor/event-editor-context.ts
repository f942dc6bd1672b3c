'use client';

import type {
  CreatedDraft,
  EditorState,
  EventFieldProblem,
  EventFormField,
  EventFormValues,
} from '@vitrine/atoms';
import type { EventV3 } from '@vitrine/client/events';
import type { HeadingLevel } from '@vitrine/ui';
import { createContext, useContext } from 'react';
import type { EditorLabels } from '../../editor/editor-labels.ts';

/**
 * A section of the editor: the event itself, its ticket kinds, or the questions of its registration form.
 */
export type EventEditorSection = CreatedDraft['section'];

/** Shared context of the components of one event's editor. */
export interface EventEditorContextValue extends EditorLabels<EventFormField> {
  state: EditorState<EventV3, EventFormValues, EventFieldProblem>;
  /** Heading level of the sections. */
  level: HeadingLevel;
  /** Whether nothing can be changed. */
  isReadOnly: boolean;
  change: (values: Partial<EventFormValues>) => void;
  /** Checks a field that the user has left. */
  check: (field: EventFormField) => void;
  setFocused: (field: EventFormField) => void;
  /** Returns the id of a field's control. */
  getControlId: (field: EventFormField) => string;
  /** The question of the form that shows its fields. */
  openQuestionId: string | undefined;
  openQuestion: (questionId: string | undefined) => void;
}

export const EventEditorContext = createContext<EventEditorContextValue | null>(null);

/** @throws {Error} outside an `EventEditor`. */
export function useEventEditorContext(): EventEditorContextValue {
  const value = useContext(EventEditorContext);
  if (!value) throw new Error('This component belongs in an <EventEditor>.');
  return value;
}
