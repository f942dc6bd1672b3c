'use client';

import { Button, Callout, classes, Field, TextArea, VisuallyHidden } from '@vitrine/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type EditorFieldState, getFieldProps } from '../editor/EditorFields.tsx';
import * as layout from '../editor/EditorLayout.css.ts';
import { joinHints } from '../editor/join-hints.tsx';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import { FormattingToolbar } from './FormattingToolbar.tsx';
import * as css from './RichTextField.css.ts';
import type { RichText } from './rich-text.ts';
import '../messages/en/frame.ts';
import '../messages/en/rich-text.ts';

/** How the text is edited: as formatted text, as HTML, or not yet. */
type Mode = 'loading' | 'text' | 'html' | 'failed';

interface RichTextFieldProps {
  /** Its value is HTML. */
  field: EditorFieldState<string>;
  /** Characters of the HTML. */
  maxLength?: number;
  /** Whether a visible title above the field names it already. */
  hidesLabel?: boolean;
  /** Whether the value has no inline code. */
  withoutCode?: boolean;
  /** Whether the text receives the focus when the editor is loaded. */
  focusesOnLoad?: boolean;
}

/**
 * A text with formatting. The editor is loaded when the field is shown. HTML that it would not keep, such
 * as a table, is edited as it is.
 */
export function RichTextField({
  field,
  maxLength,
  hidesLabel = false,
  withoutCode = false,
  focusesOnLoad = false,
}: RichTextFieldProps) {
  const t = useAdminTranslate();
  const [mode, setMode] = useState<Mode>('loading');
  const [attempt, setAttempt] = useState(0);
  const [richText, setRichText] = useState<RichText>();
  const content = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  /** The value that the editor shows. */
  const shown = useRef(field.value);
  const write = useEffectEvent((html: string) => {
    shown.current = html;
    field.setValue(html);
  });
  const focus = useEffectEvent(() => field.focusProps.onFocus?.());
  const blur = useEffectEvent(() => field.focusProps.onBlur?.());
  const { value, id } = field;
  const initial = useEffectEvent(() => value);
  const takeFocus = useEffectEvent((text: RichText) => {
    if (focusesOnLoad) text.editor.commands.focus('start');
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again.
  useEffect(() => {
    let isHere = true;
    let made: RichText | undefined;
    const create = async () => {
      const { canEditRichText, createRichText } = await import('./rich-text.ts');
      if (!isHere) return;
      if (!canEditRichText(initial())) return setMode('html');
      const element = content.current;
      if (!element) return;
      made = await createRichText({
        ...{ element, html: initial(), onChange: write, onFocus: focus, onBlur: blur },
        withoutCode,
        attributes: {
          ...{ id, role: 'textbox', 'aria-multiline': 'true', class: css.content },
          // The ids that a `Field` gives its label, hint and error.
          'aria-labelledby': `${id}-label`,
          'aria-describedby': `${id}-hint ${id}-error`,
        },
      });
      if (!isHere) return made.destroy();
      shown.current = initial();
      setRichText(made);
      setMode('text');
      takeFocus(made);
    };
    create().catch(() => isHere && setMode('failed'));
    return () => {
      isHere = false;
      made?.destroy();
      setRichText(undefined);
    };
  }, [id, withoutCode, attempt]);

  // Discarded, undone, or changed by another user.
  useEffect(() => {
    if (!richText || value === shown.current) return;
    shown.current = value;
    if (richText.setHtml(value)) return;
    richText.destroy();
    setRichText(undefined);
    setMode('html');
  }, [richText, value]);

  if (mode === 'html' || mode === 'failed') {
    return (
      <Field
        {...getFieldProps(field, { hint: t(`admin.richText.${mode}`), optional: true })}
        action={
          mode === 'failed' && (
            <Button
              emphasis="text"
              onClick={() => {
                setMode('loading');
                setAttempt(attempt + 1);
              }}
            >
              {t('admin.retry')}
            </Button>
          )
        }
      >
        <TextArea
          dir="ltr"
          rows={8}
          spellCheck={false}
          value={value}
          maxLength={maxLength}
          className={classes(layout.leftToRight, field.isChanged && layout.changedArea)}
          onChange={({ currentTarget }) => field.setValue(currentTarget.value)}
          {...field.focusProps}
        />
      </Field>
    );
  }
  const box = (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key comes from the text inside.
    <div
      className={classes(css.box, field.isChanged && layout.changed)}
      data-invalid={field.error ? '' : undefined}
      onKeyDown={(event) => {
        if (event.key === 'F10' && event.altKey) {
          event.preventDefault();
          toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
        }
      }}
    >
      <FormattingToolbar ref={toolbar} editor={richText?.editor} controls={richText && id} />
      <div ref={content} className={css.frame} aria-busy={mode === 'loading'} />
    </div>
  );
  const hint = t('admin.richText.hint');
  if (!hidesLabel) {
    return (
      <Field {...getFieldProps(field, { hint, optional: true })} group>
        {box}
      </Field>
    );
  }
  return (
    <div className={css.root}>
      <VisuallyHidden id={`${id}-label`}>{field.label}</VisuallyHidden>
      {box}
      <p id={`${id}-hint`} className={layout.hint}>
        {joinHints(hint, field.note)}
      </p>
      {field.error && (
        <Callout id={`${id}-error`} tone="danger">
          {field.error}
        </Callout>
      )}
    </div>
  );
}
