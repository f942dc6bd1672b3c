'use client';

import {
  changeMatchingEventsAtom,
  countMatchingEventsAtom,
  type MatchingEventsChange,
  useSetAtom,
} from '@vitrine/atoms';
import {
  Button,
  Callout,
  Dialog,
  Field,
  LoadError,
  Text,
  TextField,
  useAnnounce,
  useLastDefined,
} from '@vitrine/ui';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { compactDensity } from '../frame/compact-density.ts';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import * as css from './EventList.css.ts';
import '../messages/en/events.ts';
import '../messages/en/frame.ts';

interface BulkEventsDialogProps {
  /** The change; the dialog is open while it is set. */
  change: MatchingEventsChange | undefined;
  onClose: () => void;
}

/**
 * Cancels or deletes all events that match the filter of the list: counts them, has the owner type the
 * number, and counts again before it sends anything.
 */
export function BulkEventsDialog({ change, onClose }: BulkEventsDialogProps) {
  const shown = useLastDefined(change);
  return (
    <Dialog.Root open={change !== undefined} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content role="alertdialog" {...compactDensity()} aria-describedby={undefined}>
        {shown && <BulkEvents key={JSON.stringify(shown)} change={shown} onClose={onClose} />}
      </Dialog.Content>
    </Dialog.Root>
  );
}

function BulkEvents({ change, onClose }: { change: MatchingEventsChange; onClose: () => void }) {
  const t = useAdminTranslate();
  const announce = useAnnounce();
  const countMatching = useSetAtom(countMatchingEventsAtom);
  const run = useSetAtom(changeMatchingEventsAtom);
  const input = useRef<HTMLInputElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const [count, setCount] = useState<number>();
  const [hasFailed, setFailed] = useState(false);
  const [hasChanged, setChanged] = useState(false);
  const [isRetrying, setRetrying] = useState(false);
  const [hasRetried, setRetried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const { action } = change;

  const loadCount = useCallback(async () => {
    try {
      setCount(await countMatching(change));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [countMatching, change]);
  useEffect(() => void loadCount(), [loadCount]);
  const retry = async () => {
    setRetrying(true);
    setRetried(true);
    await loadCount();
    setRetrying(false);
  };
  // The pressed button is gone with the error. Without matching events, there is nothing to type.
  useEffect(() => {
    if (hasRetried && count !== undefined) (input.current ?? closeButton.current)?.focus();
  }, [hasRetried, count]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending || count === undefined) return;
    if (input.current?.value.trim() !== String(count)) {
      setError(t('admin.events.bulk.wrong'));
      input.current?.focus();
      return;
    }
    setSending(true);
    setFailed(false);
    try {
      const outcome = await run({ ...change, expected: count });
      if (outcome.status === 'started') return onClose();
      setCount(outcome.count);
      setChanged(true);
      announce(t('admin.events.bulk.changed', { count: outcome.count }), 'assertive');
      if (input.current) input.current.value = '';
      input.current?.focus();
    } catch {
      setFailed(true);
    } finally {
      setSending(false);
    }
  };

  const shownCount = count ?? 0;
  const isCancel = action === 'cancel';
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Dialog.Header>
        <Dialog.Title>
          {shownCount === 0
            ? t(isCancel ? 'admin.events.bulkCancel' : 'admin.events.bulkDelete')
            : t(isCancel ? 'admin.events.bulk.cancelTitle' : 'admin.events.bulk.deleteTitle', {
                count: shownCount,
              })}
        </Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Dialog.Description>
          {t(isCancel ? 'admin.events.bulk.cancelHint' : 'admin.events.bulk.deleteHint')}
        </Dialog.Description>
        {hasFailed && (
          <LoadError loading={isRetrying} onRetry={() => void retry()}>
            {t('admin.events.actionFailed')}
          </LoadError>
        )}
        {hasChanged && (
          <Callout tone="warning" role="note">
            {t('admin.events.bulk.changed', { count: shownCount })}
          </Callout>
        )}
        {count === undefined && !hasFailed && (
          <Text as="p" tone="muted">
            {t('admin.events.bulk.counting')}
          </Text>
        )}
        {count === 0 && <Text as="p">{t('admin.events.bulk.none')}</Text>}
        {shownCount > 0 && (
          <div className={css.fields}>
            <Field label={t('admin.events.bulk.type')} error={error} required>
              <TextField
                ref={input}
                inputMode="numeric"
                autoComplete="off"
                onChange={() => setError(undefined)}
              />
            </Field>
          </div>
        )}
      </Dialog.Body>
      <Dialog.Footer>
        {shownCount > 0 && (
          <Button
            type="submit"
            emphasis="primary"
            state={isSending ? 'loading' : 'idle'}
            labels={{ loading: t('admin.events.sending') }}
          >
            {t(isCancel ? 'admin.events.bulk.cancelNow' : 'admin.events.bulk.deleteNow', {
              count: shownCount,
            })}
          </Button>
        )}
        <Button ref={closeButton} onClick={onClose}>
          {t('admin.notNow')}
        </Button>
      </Dialog.Footer>
    </form>
  );
}
