import {
  createCooldown,
  refreshTicketsAtom,
  type TicketAvailability,
  useAtom,
  useSetAtom,
} from '@vitrine/atoms';
import type { TicketDefinition } from '@vitrine/client/tickets';
import { useState } from 'react';
import { Button } from '../primitives/button/Button.tsx';
import { useUi } from '../provider/UiProvider.tsx';
import { useTicketsPlace } from './tickets-context.ts';

interface TicketNextProps {
  definition: TicketDefinition;
  availability: TicketAvailability;
}

/** The next step for a ticket that can't be had at this moment, where there is one. */
export function TicketNext({ definition, availability }: TicketNextProps) {
  const { soldOutAction } = useTicketsPlace();
  if (availability.kind === 'sold-out') return soldOutAction?.(definition) ?? null;
  if (availability.kind !== 'held-by-others') return null;
  return <LookAgain name={definition.name} />;
}

/** How long a look rests before the next one. */
const REST_MS = 10_000;

/** Reads the list anew; then it rests for a while, so that a crowd does not ask all the time. */
function LookAgain({ name }: { name: string }) {
  const { t } = useUi();
  const refresh = useSetAtom(refreshTicketsAtom);
  const [isLooking, setLooking] = useState(false);
  const [restAtom] = useState(createCooldown);
  const [restMs, rest] = useAtom(restAtom);
  const count = Math.ceil(restMs / 1000);
  const look = async () => {
    setLooking(true);
    await refresh();
    setLooking(false);
    rest(REST_MS);
  };
  return (
    <Button
      state={isLooking || count > 0 ? 'pending' : 'rest'}
      labels={{
        pending: count > 0 ? t('tickets.refreshWait', { count }) : t('tickets.refreshing'),
      }}
      aria-label={count > 0 ? undefined : t('tickets.refreshOf', { name })}
      onClick={() => void look()}
    >
      {t('tickets.refresh')}
    </Button>
  );
}
