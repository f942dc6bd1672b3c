'use client';

import { revealTicketsAtom, ticketCodePortAtom, useAtomValue, useSetAtom } from '@vitrine/atoms';
import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import { useAnnounce } from '../../primitives/announcer/Announcer.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Field } from '../../primitives/field/Field.tsx';
import { TextField } from '../../primitives/text-field/TextField.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { useIsMounted } from '../../utils/hooks/use-is-mounted.ts';
import * as css from './Tickets.css.ts';
import '../../messages/en/tickets.ts';

export interface TicketCodeProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** ID of the event. */
  eventId: string;
}

/**
 * The field for a code that reveals hidden tickets; nothing without `ticketCodes` of
 * `createStorefront`.
 */
export function TicketCode({ eventId, className, ...rest }: TicketCodeProps) {
  const { t } = useUi();
  const announce = useAnnounce();
  const port = useAtomValue(ticketCodePortAtom);
  const reveal = useSetAtom(revealTicketsAtom);
  const input = useRef<HTMLInputElement>(null);
  const isHere = useIsMounted();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  if (!port) return null;

  const reject = (message: string) => {
    setError(message);
    announce(message, 'assertive');
  };

  const apply = async () => {
    const typed = code.trim();
    // The focus stays in the field, so that a rejected code can be corrected.
    input.current?.focus();
    if (pending) return;
    if (typed === '') return reject(t('tickets.code.blank'));
    setError(undefined);
    setPending(true);
    const count = await reveal({ eventId, code: typed }).catch(() => null);
    if (!isHere()) return;
    setPending(false);
    if (count === null) return reject(t('tickets.code.failed'));
    if (count === 0) return reject(t('tickets.code.unknown', { code: typed }));
    setCode('');
    announce(t('tickets.code.revealed', { count }));
  };

  return (
    <form
      {...rest}
      noValidate
      data-pending={pending ? '' : undefined}
      className={classes(css.code, className)}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void apply();
      }}
    >
      <Field label={t('tickets.code')} error={error}>
        <div className={css.codeAnswer}>
          <TextField
            ref={input}
            value={code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => {
              setCode(target.value);
              setError(undefined);
            }}
          />
          <Button
            type="submit"
            state={pending ? 'loading' : 'idle'}
            labels={{ loading: t('tickets.code.checking') }}
          >
            {t('tickets.code.show')}
          </Button>
        </div>
      </Field>
    </form>
  );
}
