'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';

/** State of content that is edited in place. */
export interface EditState {
  isEditing: boolean;
  /** Whether it was changed since it was mounted. */
  isSaved: boolean;
  /** The button that begins it, which gets the focus back. */
  trigger: RefObject<HTMLButtonElement | null>;
  /** Around the form, whose first field gets the focus. */
  container: RefObject<HTMLDivElement | null>;
  edit: () => void;
  cancel: () => void;
  done: () => void;
}

/** Opens a form in place of the content it changes, and manages the focus. */
export function useEditing(): EditState {
  const [state, setState] = useState<'idle' | 'editing' | 'saved'>('idle');
  const trigger = useRef<HTMLButtonElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(false);
  const isEditing = state === 'editing';
  useEffect(() => {
    const target = isEditing
      ? container.current?.querySelector<HTMLElement>('input:not([hidden])')
      : wasEditing.current && trigger.current;
    if (target) target.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return {
    isEditing,
    isSaved: state === 'saved',
    trigger,
    container,
    edit: () => setState('editing'),
    cancel: () => setState('idle'),
    done: () => setState('saved'),
  };
}
