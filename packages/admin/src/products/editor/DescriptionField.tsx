'use client';

import { maxProductLengths } from '@vitrine/atoms';
import { Button, Callout, classes, Field, TextArea, VisuallyHidden } from '@vitrine/ui';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import * as layout from '../../editor/EditorLayout.css.ts';
import { joinHints } from '../../editor/join-hints.tsx';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import * as css from './DescriptionField.css.ts';
import { FormattingToolbar } from './FormattingToolbar.tsx';
import { useProductField } from './ProductFields.tsx';
import type { RichText } from './rich-text.ts';
import '../../messages/en/frame.ts';
import '../../messages/en/product-editor.ts';

/** How the description is edited: its text, its HTML, or not yet. */
type Mode = 'loading' | 'text' | 'html' | 'failed';

/**
 * The description of the product with its formatting. The editor is loaded when the form is shown. HTML
 * that it would not keep, such as a table, is edited as it is.
 */
export function DescriptionField() {
  const t = useAdminTranslate();
  const field = useProductField('description');
  const labelId = useId();
  const hintId = useId();
  const [mode, setMode] = useState<Mode>('loading');
  const [attempt, setAttempt] = useState(0);
  const [richText, setRichText] = useState<RichText>();
  const box = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  /** The value that the editor shows. */
  const shown = useRef(field.value);
  const write = useEffectEvent((html: string) => {
    shown.current = html;
    field.setValue(html);
  });
  const focus = useEffectEvent(field.focusProps.onFocus);
  const blur = useEffectEvent(field.focusProps.onBlur);
  const { value, id } = field;
  const initial = useEffectEvent(() => value);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again.
  useEffect(() => {
    let isHere = true;
    let made: RichText | undefined;
    const create = async () => {
      const { canEditRichText, createRichText } = await import('./rich-text.ts');
      if (!isHere) return;
      if (!canEditRichText(initial())) return setMode('html');
      const element = box.current;
      if (!element) return;
      made = await createRichText({
        ...{ element, html: initial(), onChange: write, onFocus: focus, onBlur: blur },
        attributes: {
          ...{ id, role: 'textbox', 'aria-multiline': 'true', class: css.content },
          ...{ 'aria-labelledby': labelId, 'aria-describedby': hintId },
        },
      });
      if (!isHere) return made.destroy();
      shown.current = initial();
      setRichText(made);
      setMode('text');
    };
    create().catch(() => isHere && setMode('failed'));
    return () => {
      isHere = false;
      made?.destroy();
      setRichText(undefined);
    };
  }, [id, labelId, hintId, attempt]);

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
        id={field.id}
        label={field.label}
        hint={joinHints(t(`admin.productEditor.text.${mode}`), field.note)}
        error={field.error}
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
        optional
      >
        <TextArea
          dir="ltr"
          rows={8}
          spellCheck={false}
          value={value}
          maxLength={maxProductLengths.description}
          className={classes(layout.leftToRight, field.isChanged && layout.changedArea)}
          onChange={({ currentTarget }) => field.setValue(currentTarget.value)}
          {...field.focusProps}
        />
      </Field>
    );
  }
  return (
    <div className={css.root}>
      {/* The title of the section is visible. */}
      <VisuallyHidden id={labelId}>{field.label}</VisuallyHidden>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the key comes from the text inside. */}
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
        <FormattingToolbar ref={toolbar} editor={richText?.editor} controls={id} />
        <div ref={box} className={css.frame} aria-busy={mode === 'loading'} />
      </div>
      <p id={hintId} className={layout.hint}>
        {joinHints(t('admin.productEditor.text.hint'), field.note)}
      </p>
      {field.error && <Callout tone="danger">{field.error}</Callout>}
    </div>
  );
}
