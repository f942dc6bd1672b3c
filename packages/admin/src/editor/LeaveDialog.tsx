'use client';

import { Button, Dialog, useAppNavigate, useUi } from '@vitrine/ui';
import { useEffect, useState } from 'react';
import { compactDensity } from '../frame/compact-density.ts';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import '../messages/en/editor.ts';

interface LeaveDialogProps {
  /** Names of the fields that are not saved; empty lets the user leave. */
  fields: readonly string[];
  /** Saves; resolves with whether all is saved. */
  onSave: () => Promise<boolean>;
  onDiscard: () => void;
}

/** Returns the link that a plain click follows within the window; null for any other click. */
function getLeavingLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return null;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || (link.target !== '' && link.target !== '_self') || link.download !== '') return null;
  // Links within the page, such as those of an error summary, do not leave it.
  const url = new URL(link.href, location.href);
  const isAnchor = /^#[^/]*$/.test(link.getAttribute('href') ?? '');
  return isAnchor || url.href === location.href ? null : link;
}

/**
 * Asks before a link leads away from changes that are not saved. Closing the window asks by the browser's
 * own dialog. Changes are stored as a draft in any case, so other ways of leaving lose nothing.
 */
export function LeaveDialog({ fields, onSave, onDiscard }: LeaveDialogProps) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const navigate = useAppNavigate();
  const [target, setTarget] = useState<HTMLAnchorElement | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isDirty = fields.length > 0;
  useEffect(() => {
    if (!isDirty) return;
    const askInPage = (event: MouseEvent) => {
      const link = getLeavingLink(event);
      if (!link || link.closest('[data-live-preview]')) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(link);
    };
    const askByBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', askInPage, { capture: true });
    window.addEventListener('beforeunload', askByBrowser);
    return () => {
      document.removeEventListener('click', askInPage, { capture: true });
      window.removeEventListener('beforeunload', askByBrowser);
    };
  }, [isDirty]);
  const stay = () => setTarget(null);
  const leave = () => {
    const href = target?.getAttribute('href');
    stay();
    if (href) navigate(href);
  };
  return (
    <Dialog.Root open={target !== null} onOpenChange={(open) => !open && stay()}>
      <Dialog.Content role="alertdialog" {...compactDensity()}>
        <Dialog.Header>
          <Dialog.Title>{t('admin.editor.leave.title')}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <Dialog.Description>
            {t('admin.editor.leave.description', {
              count: fields.length,
              fields: new Intl.ListFormat(locale, { type: 'unit' }).format(fields),
            })}
          </Dialog.Description>
        </Dialog.Body>
        <Dialog.Footer>
          <Button
            emphasis="primary"
            state={isSaving ? 'loading' : 'idle'}
            labels={{ loading: t('admin.editor.saving') }}
            onClick={async () => {
              if (isSaving) return;
              setSaving(true);
              const isSaved = await onSave();
              setSaving(false);
              if (isSaved) leave();
              else stay();
            }}
          >
            {t('admin.editor.leave.save')}
          </Button>
          <Button onClick={stay}>{t('admin.editor.leave.stay')}</Button>
          <Button
            emphasis="text"
            onClick={() => {
              onDiscard();
              leave();
            }}
          >
            {t('admin.editor.leave.discard')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
