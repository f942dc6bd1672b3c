'use client';

import {
  createCooldown,
  refreshTicketsAtom,
  type TicketAvailability,
  useAtom,
  useSetAtom,
} from '@vitrine/atoms';
import type { TicketDefinition } from '@vitrine/client/tickets';
import { useState } from 'react';
import { Button } from '../../../primitives/button/Button.tsx';
import { useUi } from '../../../provider/UiProvider.tsx';
import * as css from '../Tickets.css.ts';
import { useTicketsContext } from '../tickets-context.ts';
import '../../../messages/en/tickets.ts';

interface TicketUnavailableActionProps {
  definition: TicketDefinition;
  availability: TicketAvailability;
}

/** The next action for a ticket that is currently unavailable, if there is one. */
export function TicketUnavailableAction({
  definition,
  availability,
}: TicketUnavailableActionProps) {
  const { soldOutAction } = useTicketsContext();
  if (availability.kind === 'sold-out') return soldOutAction?.(definition) ?? null;
  if (availability.kind !== 'reserved-by-others') return null;
  return <RefreshButton name={definition.name} />;
}

/** Pause after a refresh, in milliseconds. */
const COOLDOWN_MS = 10_000;

/** Refetches the list, then pauses for a while to limit the load of many visitors. */
function RefreshButton({ name }: { name: string }) {
  const { t } = useUi();
  const refresh = useSetAtom(refreshTicketsAtom);
  const [isRefreshing, setRefreshing] = useState(false);
  const [restAtom] = useState(createCooldown);
  const [restMs, rest] = useAtom(restAtom);
  const count = Math.ceil(restMs / 1000);
  const look = async () => {
    setRefreshing(true);
    await refresh();
    setRefreshing(false);
    rest(COOLDOWN_MS);
  };
  return (
    <Button
      className={css.action}
      state={isRefreshing || count > 0 ? 'loading' : 'idle'}
      labels={{
        loading: count > 0 ? t('tickets.refreshWait', { count }) : t('tickets.refreshing'),
      }}
      aria-label={count > 0 ? undefined : t('tickets.refreshOf', { name })}
      onClick={() => void look()}
    >
      {t('tickets.refresh')}
    </Button>
  );
}
