import { backInStockAskAtom, profileAtom, useAtom, useAtomValue } from '@vitrine/atoms';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classes } from '../lib/classes.ts';
import { Button } from '../primitives/button/Button.tsx';
import { Callout } from '../primitives/callout/Callout.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import { AskFields, type AskFieldsProps } from './AskFields.tsx';
import * as css from './BackInStock.css.ts';
import type { BackInStockItem } from './item.ts';
import { Refusal } from './Refusal.tsx';

export interface BackInStockFormProps extends Pick<AskFieldsProps, 'consent'> {
  item: BackInStockItem;
  /** By default the member's, where it is known. */
  defaultEmail?: string;
  /** It was received; `true` when the same person had asked before. */
  onReceived?: (wasAsked: boolean) => void;
  /** What can be done where the item is back or gone for good: a button that closes. */
  wayOut?: ReactNode;
  className?: string;
}

/**
 * Asks for an e-mail, sends it, and says how that went. Another item begins anew, with the address
 * that was typed.
 */
export function BackInStockForm({
  item,
  defaultEmail,
  consent,
  onReceived,
  wayOut,
  className,
}: BackInStockFormProps) {
  const { t } = useUi();
  const { identity } = useAtomValue(profileAtom);
  const [ask, send] = useAtom(backInStockAskAtom(item.catalogReference));
  const [typed, setTyped] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  const hasSent = useRef(false);
  const { step } = ask;
  useEffect(() => {
    if (step === 'sending') hasSent.current = true;
    if (step !== 'received' || !hasSent.current) return;
    // The button that was pressed is gone: what came of it takes the focus, and is read.
    hasSent.current = false;
    root.current?.focus();
  }, [step]);

  const submit = async (email: string) => {
    const { itemDetails, itemUrl } = item;
    const after = await send({ email, itemDetails, ...(itemUrl && { itemUrl }) });
    if (after.step === 'received') onReceived?.(after.wasAsked);
    const isRefused = after.step === 'refused' && after.reason === 'email';
    return isRefused ? { email: t('backInStock.refusedEmail') } : undefined;
  };

  if (ask.step === 'received') {
    const key = ask.wasAsked ? 'backInStock.wasAsked' : 'backInStock.received';
    return (
      <div ref={root} tabIndex={-1} data-state={step} className={classes(css.done, className)}>
        <Callout tone="success" spoken={false}>
          {t(key, { email: ask.email })}
        </Callout>
        <Button
          emphasis="text"
          onClick={() => {
            setTyped('');
            void send(null);
          }}
        >
          {t('backInStock.another')}
        </Button>
      </div>
    );
  }
  const reason = ask.step === 'refused' ? ask.reason : undefined;
  return (
    <div ref={root} data-state={step} className={classes(css.form, className)}>
      {reason && reason !== 'email' && <Refusal reason={reason} wayOut={wayOut} />}
      {reason !== 'in-stock' && reason !== 'gone' && (
        <AskFields
          // The consent is for one item; the address stays.
          key={JSON.stringify(item.catalogReference)}
          defaultEmail={typed ?? defaultEmail ?? identity?.email?.address}
          consent={consent}
          onType={setTyped}
          onSubmit={submit}
        />
      )}
    </div>
  );
}
