'use client';

import { themeAttributes } from '@vitrine/theme';
import { classes, useAnnounce, VisuallyHidden } from '@vitrine/ui';
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import { useAfterRender } from '../utils/use-after-render.ts';
import * as css from './PreviewPane.css.ts';
import '../messages/en/editor.ts';

/** What an editor shows. Where there is place for both, the preview is next to the form, or wide. */
export type EditorView = 'edit' | 'preview' | 'wide';

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
  /** Whether the page is as wide as on a computer, in place of the form. */
  isWide: boolean;
  onWideChange: (isWide: boolean) => void;
}

type ElementRef = RefObject<HTMLElement | null>;

/** Draws a dashed frame around the element that shows the focused field, and scrolls to it. */
function useTarget(scroller: ElementRef, target: string | undefined) {
  useEffect(() => {
    const frameElement = scroller.current;
    const element = target ? frameElement?.querySelector<HTMLElement>(target) : null;
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
 * Scales a wide page down to its frame. A transformation, unlike `zoom`, leaves the page its full width,
 * which its container queries read; but then the frame needs the height of what is visible.
 */
function useFit(
  isWide: boolean,
  refs: { header: ElementRef; frame: ElementRef; page: ElementRef },
) {
  const { header, frame, page } = refs;
  useLayoutEffect(() => {
    const [head, outer, inner] = [header.current, frame.current, page.current];
    if (!isWide || !head || !outer || !inner) return;
    const fit = () => {
      const scale = Math.min(1, outer.clientWidth / inner.offsetWidth);
      inner.style.scale = String(scale);
      outer.style.blockSize = `${inner.offsetHeight * scale}px`;
    };
    fit();
    const sizes = new ResizeObserver(fit);
    // As wide as the frame, whose own height is set here.
    sizes.observe(head);
    sizes.observe(inner);
    return () => {
      sizes.disconnect();
      inner.style.scale = '';
      outer.style.blockSize = '';
    };
  }, [isWide, header, frame, page]);
}

interface SwitchProps {
  /** Accessible name. */
  label: string;
  options: readonly { id: string; label: string }[];
  value: string | undefined;
  onSelect: (id: string) => void;
  className?: string;
}

function Switch({ label, options, value, onSelect, className }: SwitchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would take part in a form.
    <div role="group" aria-label={label} className={classes(css.options, className)}>
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          aria-pressed={option.id === value}
          className={css.option}
          onClick={() => onSelect(option.id)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

/**
 * What shoppers see, with the values that are not saved, next to an editor or in place of its form.
 * Links and buttons do nothing. By the keyboard it is one stop: Enter leads into it, Escape out of it.
 */
export function PreviewPane({
  className,
  views,
  targets,
  focusedField,
  onSelectField,
  isWide,
  onWideChange,
}: PreviewPaneProps) {
  const t = useAdminTranslate();
  const announce = useAnnounce();
  const titleId = useId();
  const header = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const [isEntered, setEntered] = useState(false);
  const [viewId, setViewId] = useState(views[0]?.id);
  const formPosition = useRef(0);
  const afterRender = useAfterRender();
  useTarget(scroller, focusedField && targets[focusedField]);
  useFit(isWide, { header, frame, page });
  /** The wide page begins at its top; the form returns to where it was. */
  const changeWidth = (wide: boolean) => {
    if (wide === isWide) return;
    const top = wide ? 0 : formPosition.current;
    if (wide) formPosition.current = window.scrollY;
    onWideChange(wide);
    afterRender(() => window.scrollTo({ top, behavior: 'instant' }));
  };
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
      className={classes(css.root, isWide && css.wide, className)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target === scroller.current) setEntered(true);
        if (event.key !== 'Escape') return;
        if (isEntered) {
          setEntered(false);
          scroller.current?.focus();
        } else if (isWide) {
          event.preventDefault();
          changeWidth(false);
        }
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setEntered(false);
      }}
    >
      <div ref={header} className={css.header}>
        <span id={titleId} className={css.title}>
          {t('admin.editor.preview')}
        </span>
        <VisuallyHidden id={`${titleId}-hint`}>{t('admin.editor.preview.hint')}</VisuallyHidden>
        {views.length > 1 && (
          <Switch
            label={t('admin.editor.preview.view')}
            options={views}
            value={viewId}
            onSelect={setViewId}
          />
        )}
        <Switch
          label={t('admin.editor.preview.width')}
          options={[
            { id: 'phone', label: t('admin.editor.preview.phone') },
            { id: 'wide', label: t('admin.editor.preview.wide') },
          ]}
          value={isWide ? 'wide' : 'phone'}
          onSelect={(id) => changeWidth(id === 'wide')}
          className={css.width}
        />
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
        <div ref={frame} className={css.frame}>
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
      </div>
    </section>
  );
}
