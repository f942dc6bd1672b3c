'use client';

import { themeAttributes } from '@vitrine/theme';
import { classes, useAnnounce, VisuallyHidden } from '@vitrine/ui';
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import * as css from './PreviewPane.css.ts';
import '../messages/en/editor.ts';

interface PreviewPaneProps {
  className?: string | undefined;
  /** The previews of which one is shown. */
  views: readonly { id: string; label: string; content: ReactNode }[];
  /** CSS selector of the element of the preview that shows a field, by the field's name. */
  targets: Readonly<Record<string, string | undefined>>;
  /** The field that has the focus. */
  focusedField: string | undefined;
  /** Called when the place of a field is pressed. */
  onSelectField: (field: string) => void;
}

/** Draws a dashed frame around the element that shows the focused field, and scrolls to it. */
function useTarget(page: { readonly current: HTMLElement | null }, target: string | undefined) {
  useEffect(() => {
    const element = target ? page.current?.querySelector<HTMLElement>(target) : null;
    const frameElement = page.current?.parentElement;
    if (!element || !frameElement) return;
    const { outline, outlineOffset } = element.style;
    Object.assign(element.style, { outline: '1px dashed currentcolor', outlineOffset: '2px' });
    const { top, bottom } = element.getBoundingClientRect();
    const frame = frameElement.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom) {
      frameElement.scrollBy({ top: top - frame.top - 80, behavior: 'instant' });
    }
    return () => {
      Object.assign(element.style, { outline, outlineOffset });
    };
  });
}

/**
 * What shoppers see, with the values that are not saved, next to an editor. Links and buttons do
 * nothing. By the keyboard it is one stop: Enter leads into it, Escape out of it.
 */
export function PreviewPane({
  className,
  views,
  targets,
  focusedField,
  onSelectField,
}: PreviewPaneProps) {
  const t = useAdminTranslate();
  const announce = useAnnounce();
  const titleId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const [isEntered, setEntered] = useState(false);
  const [viewId, setViewId] = useState(views[0]?.id);
  useTarget(page, focusedField && targets[focusedField]);
  const stop = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const pressed = event.target instanceof Element ? event.target : null;
    if (pressed?.closest('a, button, input, label, summary')) {
      announce(t('admin.editor.preview.inert'));
    }
  };
  const selectField = (event: MouseEvent) => {
    stop(event);
    // Inert content is no target of a press, so its place is compared.
    const field = Object.keys(targets).find((name) => {
      const box = page.current?.querySelector(targets[name] ?? '')?.getBoundingClientRect();
      if (!box) return false;
      const { clientX: x, clientY: y } = event;
      return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    });
    if (field) onSelectField(field);
  };
  return (
    <section
      aria-labelledby={titleId}
      data-live-preview=""
      className={classes(css.root, className)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target === scroller.current) setEntered(true);
        if (event.key === 'Escape' && isEntered) {
          setEntered(false);
          scroller.current?.focus();
        }
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setEntered(false);
      }}
    >
      <div className={css.header}>
        <span id={titleId} className={css.title}>
          {t('admin.editor.preview')}
        </span>
        <VisuallyHidden id={`${titleId}-hint`}>{t('admin.editor.preview.hint')}</VisuallyHidden>
        {views.length > 1 && (
          <div className={css.views}>
            {views.map(({ id, label }) => (
              <button
                key={id}
                type="button"
                aria-pressed={id === viewId}
                className={css.view}
                onClick={() => setViewId(id)}
              >
                {label}
              </button>
            ))}
          </div>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would take part in a form. */}
      <div
        ref={scroller}
        role="group"
        aria-labelledby={titleId}
        aria-describedby={`${titleId}-hint`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and Enter leads into it.
        tabIndex={0}
        className={css.scroller}
      >
        <div
          ref={page}
          {...themeAttributes({ density: 'regular' })}
          className={css.page}
          onClickCapture={selectField}
          onSubmitCapture={stop}
        >
          <div inert={!isEntered}>{views.find(({ id }) => id === viewId)?.content}</div>
        </div>
      </div>
    </section>
  );
}
