'use client';

import {
  type BackInStockProblem,
  backInStockFormAtom,
  profileAtom,
  useAtom,
  useAtomValue,
} from '@vitrine/atoms';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PlainMessageKey } from '../messages/message-catalog.ts';
import { Button } from '../primitives/button/Button.tsx';
import { Callout } from '../primitives/callout/Callout.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import { classes } from '../utils/classes.ts';
import * as css from './BackInStock.css.ts';
import { BackInStockFields, type BackInStockFieldsProps } from './BackInStockFields.tsx';
import type { BackInStockItem } from './back-in-stock-item.ts';
import '../messages/en/back-in-stock.ts';
import '../messages/en/common.ts';

const reasonKeys: Record<Exclude<BackInStockProblem, 'email'>, PlainMessageKey> = {
  'in-stock': 'backInStock.inStock',
  gone: 'backInStock.gone',
  offline: 'common.offline',
  session: 'common.session',
  failed: 'backInStock.failed',
};

/** `data-state` of the form by its step. */
const states = {
  asking: 'idle',
  sending: 'loading',
  received: 'complete',
  rejected: 'error',
} as const;

interface BackInStockErrorProps {
  reason: keyof typeof reasonKeys;
  /** Action shown when a request is no longer possible. */
  action?: ReactNode;
}

/**
 * Shows why the request was rejected: above the form, or instead of it with the focus for screen
 * readers.
 */
function BackInStockError({ reason, action }: BackInStockErrorProps) {
  const { t } = useUi();
  if (reason === 'in-stock') {
    return (
      <Callout tone="success" announce={false} action={action}>
        {t(reasonKeys[reason])}
      </Callout>
    );
  }
  return (
    <Callout tone="danger" announce={reason !== 'gone'} action={action}>
      {t(reasonKeys[reason])}
    </Callout>
  );
}

export interface BackInStockFormProps
  extends Pick<BackInStockFieldsProps, 'consent' | 'formAction'> {
  /** What the visitor waits for: a product or one of its variants. */
  item: BackInStockItem;
  /** By default the member's, if it is known. */
  defaultEmail?: string;
  /** Called when it was received; with `true` for a repeated request of the same email. */
  onReceived?: (wasRequested: boolean) => void;
  /** Action if the item is in stock or permanently gone: a close button. */
  action?: ReactNode;
  /** Class names of the root element. */
  className?: string;
}

/**
 * Form that sends an email address and shows the outcome. Another item starts over, with the typed
 * address.
 */
export function BackInStockForm({
  item,
  defaultEmail,
  consent,
  formAction,
  onReceived,
  action,
  className,
}: BackInStockFormProps) {
  const { t } = useUi();
  const { identity } = useAtomValue(profileAtom);
  const [ask, send] = useAtom(backInStockFormAtom(item.catalogReference));
  const [typed, setTyped] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  const pressed = useRef<'send' | 'again'>(undefined);
  const { step } = ask;
  const reason = ask.step === 'rejected' ? ask.reason : undefined;
  const isOver = step === 'received' || reason === 'in-stock' || reason === 'gone';
  useEffect(() => {
    if (step === 'sending') return;
    // The pressed button has been removed: the outcome gets the focus for screen readers.
    if (pressed.current === 'send' && isOver) root.current?.focus();
    if (pressed.current === 'again') root.current?.querySelector('input')?.focus();
    pressed.current = undefined;
  }, [step, isOver]);

  const submit = async (email: string) => {
    const { itemDetails, itemUrl } = item;
    pressed.current = 'send';
    const after = await send({ email, itemDetails, ...(itemUrl && { itemUrl }) });
    if (after.step === 'received') onReceived?.(after.wasRequested);
    const isRejected = after.step === 'rejected' && after.reason === 'email';
    return isRejected ? { email: t('backInStock.rejectedEmail') } : undefined;
  };
  const startOver = () => {
    pressed.current = 'again';
    void send(null);
  };

  if (ask.step === 'received') {
    const key = ask.wasRequested ? 'backInStock.alreadyRequested' : 'backInStock.received';
    return (
      <div
        ref={root}
        tabIndex={-1}
        data-state={states[step]}
        className={classes(css.done, className)}
      >
        <Callout tone="success" announce={false}>
          {t(key, { email: ask.email })}
        </Callout>
        <Button
          emphasis="text"
          onClick={() => {
            setTyped('');
            startOver();
          }}
        >
          {t('backInStock.another')}
        </Button>
      </div>
    );
  }
  if (reason === 'in-stock' || reason === 'gone') {
    return (
      <div
        ref={root}
        tabIndex={-1}
        data-state={states[step]}
        className={classes(css.done, className)}
      >
        <BackInStockError reason={reason} action={action} />
        {reason === 'in-stock' && (
          <Button emphasis="text" onClick={startOver}>
            {t('backInStock.rejoin')}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div ref={root} data-state={states[step]} className={classes(css.form, className)}>
      {reason && reason !== 'email' && <BackInStockError reason={reason} />}
      <BackInStockFields
        // The consent is for one item; the address stays.
        key={JSON.stringify(item.catalogReference)}
        defaultEmail={typed ?? defaultEmail ?? identity?.email?.address}
        consent={consent}
        formAction={formAction}
        catalogReference={item.catalogReference}
        onType={setTyped}
        onSubmit={submit}
      />
    </div>
  );
}
