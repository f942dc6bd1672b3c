'use client';

import { Button, Dialog, useAppNavigate, useLastDefined, useUi } from '@vitrine/ui';
import { useCallback, useEffect, useState } from 'react';
import { useLeaveGuard } from '../frame/command-context.ts';
import { compactDensity } from '../frame/compact-density.ts';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import '../messages/en/editor.ts';

interface LeaveDialogProps {
  /** Names of the fields that are not saved; empty lets the user leave. */
  fields: readonly string[];
  /** Number of changes. Default: one for each field. */
  count?: number;
  /** Saves; resolves with whether all is saved. */
  onSave: () => Promise<boolean>;
  onDiscard: () => void;
}

/** Links within the page, such as those of an error summary, do not leave it. */
const isOtherPage = (url: string): boolean =>
  !/^#[^/]*$/.test(url) && new URL(url, location.href).href !== location.href;

/** Returns the URL to which a plain click leads within the window; undefined for any other click. */
function getLeavingUrl(event: MouseEvent): string | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || (link.target !== '' && link.target !== '_self') || link.download !== '') return;
  if (link.closest('[data-live-preview]')) return;
  const url = link.getAttribute('href') ?? '';
  return isOtherPage(url) ? url : undefined;
}

/**
 * Asks before a link, a key or a command leads away from changes that are not saved. Closing the window
 * asks by the browser's own dialog.
 */
export function LeaveDialog({
  fields,
  count = fields.length,
  onSave,
  onDiscard,
}: LeaveDialogProps) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const navigate = useAppNavigate();
  const [target, setTarget] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const isDirty = fields.length > 0;
  useEffect(() => {
    if (!isDirty) return;
    const askInPage = (event: MouseEvent) => {
      const url = getLeavingUrl(event);
      if (url === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(url);
    };
    const askByBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', askInPage, { capture: true });
    window.addEventListener('beforeunload', askByBrowser);
    return () => {
      document.removeEventListener('click', askInPage, { capture: true });
      window.removeEventListener('beforeunload', askByBrowser);
    };
  }, [isDirty]);
  const guard = useCallback(
    (url: string) => {
      if (isOtherPage(url)) setTarget(url);
      else navigate(url);
    },
    [navigate],
  );
  // After Discard, there are no changes left to name.
  const description = useLastDefined(
    isDirty
      ? t('admin.editor.leave.description', {
          count,
          fields: new Intl.ListFormat(locale, { type: 'unit' }).format(fields),
        })
      : undefined,
  );
  useLeaveGuard(isDirty ? guard : undefined);
  const stay = () => setTarget(undefined);
  const leave = () => {
    stay();
    if (target !== undefined) navigate(target);
  };
  return (
    <Dialog.Root open={target !== undefined} onOpenChange={(open) => !open && stay()}>
      <Dialog.Content role="alertdialog" {...compactDensity()}>
        <Dialog.Header>
          <Dialog.Title>{t('admin.editor.leave.title')}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <Dialog.Description>{description}</Dialog.Description>
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
