'use client';

import { itemStockAtom, useAtomValue } from '@vitrine/atoms';
import { Button, Dialog, useLastDefined } from '@vitrine/ui';
import { compactDensity } from '../frame/compact-density.ts';
import { useAdminTranslate } from '../messages/use-admin-translate.ts';
import { useQueue } from './queue-context.ts';
import type { QueueQuestion } from './use-queue-actions.ts';
import { useRecipientLabel } from './use-recipient-label.ts';
import '../messages/en/back-in-stock.ts';
import '../messages/en/frame.ts';

interface QueueDialogsProps {
  /** Called when the dialog has been removed and has restored the focus if possible. */
  onClosed: () => void;
}

/** Asks before emails are sent or requests are deleted, because neither can be undone. */
export function QueueDialogs({ onClosed }: QueueDialogsProps) {
  const { actions } = useQueue();
  const { question, ask } = actions;
  const shown = useLastDefined(question);
  const close = () => ask(undefined);
  return (
    <Dialog.Root open={question !== undefined} onOpenChange={(open) => !open && close()}>
      <Dialog.Content
        role="alertdialog"
        {...compactDensity()}
        onCloseAutoFocus={() => queueMicrotask(onClosed)}
      >
        {shown && (
          <Question
            question={shown}
            onConfirm={() => {
              if (question) actions.confirm(question);
              close();
            }}
            onClose={close}
          />
        )}
      </Dialog.Content>
    </Dialog.Root>
  );
}

interface QuestionProps {
  question: QueueQuestion;
  onConfirm: () => void;
  onClose: () => void;
}

function Question({ question, onConfirm, onClose }: QuestionProps) {
  const { title, description, confirmLabel } = useQuestionTexts(question);
  const t = useAdminTranslate();
  return (
    <>
      <Dialog.Header>
        <Dialog.Title>{title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        {question.kind === 'notify-item' && <SoldOutWarning question={question} />}
        <Dialog.Description>{description}</Dialog.Description>
      </Dialog.Body>
      <Dialog.Footer>
        <Button emphasis="primary" onClick={onConfirm}>
          {confirmLabel}
        </Button>
        <Button onClick={onClose}>{t('admin.notNow')}</Button>
      </Dialog.Footer>
    </>
  );
}

function useQuestionTexts(question: QueueQuestion) {
  const t = useAdminTranslate();
  const getRecipient = useRecipientLabel();
  if (question.kind === 'notify-item') {
    const { item, name } = question;
    const { waitingCount: count } = item;
    if (count === undefined) {
      return {
        title: t('admin.backInStock.confirmNotify'),
        description: t('admin.backInStock.confirmNotifyHint', { name }),
        confirmLabel: t('admin.backInStock.send'),
      };
    }
    return {
      title: t('admin.backInStock.confirmNotifyCount', { count }),
      description: t('admin.backInStock.confirmNotifyCountHint', { count, name }),
      confirmLabel: t('admin.backInStock.sendCount', { count }),
    };
  }
  const { kind, requests } = question;
  const { length: count } = requests;
  const email = requests[0] ? getRecipient(requests[0]) : '';
  const isOne = count === 1;
  if (kind === 'delete') {
    return {
      title: t('admin.backInStock.confirmDelete', { count }),
      description: isOne
        ? t('admin.backInStock.confirmDeleteHint', { email })
        : t('admin.backInStock.confirmDeleteCountHint', { count }),
      confirmLabel: isOne
        ? t('admin.backInStock.delete')
        : t('admin.backInStock.deleteCount', { count }),
    };
  }
  return {
    title: t('admin.backInStock.confirmNotifyCount', { count }),
    description: isOne
      ? t('admin.backInStock.confirmNotifyOneHint', { email })
      : t('admin.backInStock.confirmNotifySomeHint', { count }),
    confirmLabel: t('admin.backInStock.sendCount', { count }),
  };
}

/** Says that an item is still sold out, if the catalog knows it. */
function SoldOutWarning({ question }: { question: QueueQuestion & { kind: 'notify-item' } }) {
  const t = useAdminTranslate();
  const { status } = useAtomValue(itemStockAtom(question.item.catalogReference));
  return status === 'sold-out' ? <p>{t('admin.backInStock.stillSoldOutHint')}</p> : null;
}
