'use client';

import { getTicketKindCounts, removeTicketKindAtom, useSetAtom } from '@vitrine/atoms';
import { Button, Dialog, useLastDefined } from '@vitrine/ui';
import { useState } from 'react';
import { compactDensity } from '../../frame/compact-density.ts';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { useTicketKinds } from './ticket-kinds-context.ts';
import '../../messages/en/editor.ts';
import '../../messages/en/ticket-kinds.ts';

/** Asks before a kind is removed; a kind with sold or reserved tickets can only be hidden. */
export function RemoveTicketKindDialog() {
  const t = useAdminTranslate();
  const kinds = useTicketKinds();
  const { eventId, removing, askToRemove, removeNew, openId, open, change, notices } = kinds;
  const remove = useSetAtom(removeTicketKindAtom);
  const [isSending, setSending] = useState(false);
  const shown = useLastDefined(removing);
  const name = shown?.fields.name ?? '';
  const { sold, reserved } = shown?.kind
    ? getTicketKindCounts(shown.kind)
    : { sold: 0, reserved: 0 };
  const isInUse = sold + reserved > 0;
  const close = () => askToRemove(undefined);
  const confirm = async () => {
    if (!removing || isSending) return;
    const { id, kind } = removing;
    if (!kind) {
      removeNew(id);
    } else {
      setSending(true);
      try {
        const isRemoved = await remove({ eventId, ticketDefinitionId: id });
        notices.report(
          isRemoved
            ? { tone: 'success', text: t('admin.ticketKinds.removed', { name }) }
            : { tone: 'failed', text: t('admin.ticketKinds.removeInUse', { name }) },
        );
        if (isRemoved) removeNew(id);
      } catch {
        notices.report({ tone: 'failed', text: t('admin.ticketKinds.removeFailed', { name }) });
      }
      setSending(false);
    }
    if (openId === id) open(undefined);
    close();
  };
  const hide = () => {
    if (removing) {
      change(removing.id, { hidden: true });
      open(removing.id);
    }
    close();
  };
  return (
    <Dialog.Root open={removing !== undefined} onOpenChange={(next) => !next && close()}>
      <Dialog.Content role="alertdialog" {...compactDensity()}>
        <Dialog.Header>
          <Dialog.Title>{t('admin.ticketKinds.remove.title', { name })}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <Dialog.Description>
            {isInUse
              ? t('admin.ticketKinds.remove.inUse', { count: sold + reserved })
              : t('admin.ticketKinds.remove.description')}
          </Dialog.Description>
        </Dialog.Body>
        <Dialog.Footer>
          {isInUse ? (
            <Button emphasis="primary" onClick={hide}>
              {t('admin.ticketKinds.remove.hide')}
            </Button>
          ) : (
            <Button
              emphasis="primary"
              state={isSending ? 'loading' : 'idle'}
              labels={{ loading: t('admin.editor.sending') }}
              onClick={() => void confirm()}
            >
              {t('admin.ticketKinds.remove')}
            </Button>
          )}
          <Button onClick={close}>{t('admin.ticketKinds.remove.keep')}</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
