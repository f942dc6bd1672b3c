'use client';

import { useEffect } from 'react';
import QrCode from '../../patterns/qr-code/QrCode.tsx';
import * as Dialog from '../../primitives/dialog/Dialog.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './OrderTickets.css.ts';
import '../../messages/en/orders.ts';

interface TicketCodeDialogProps {
  /** The text in the code. */
  value: string;
  /** Whose ticket it is. */
  title: string;
  ticketNumber: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The code of a ticket in full size. The screen stays on while it is shown. */
export default function TicketCodeDialog({
  value,
  title,
  ticketNumber,
  isOpen,
  onOpenChange,
}: TicketCodeDialogProps) {
  const { t } = useUi();
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Content className={css.dialog}>
        <Dialog.Header>
          <Dialog.Title>
            <bdi>{title}</bdi>
          </Dialog.Title>
        </Dialog.Header>
        <Dialog.Body className={css.full}>
          <ScreenAwake />
          <Dialog.Description>{t('orders.codeAtEntrance')}</Dialog.Description>
          <div className={css.fullCode}>
            <QrCode value={value} />
          </div>
          <bdi className={css.largeNumber}>{ticketNumber}</bdi>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** Keeps the screen on while a code is shown, where the browser can. */
function ScreenAwake() {
  useEffect(() => {
    let isOver = false;
    let lock: WakeLockSentinel | undefined;
    // Rejects where the battery is low: then the screen turns off as usual.
    navigator.wakeLock?.request('screen').then(
      (granted) => {
        if (isOver) void granted.release();
        else lock = granted;
      },
      () => {},
    );
    return () => {
      isOver = true;
      void lock?.release();
    };
  }, []);
  return null;
}
