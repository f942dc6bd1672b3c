import { getSaleStatus } from '@vitrine/atoms';
import { type TicketDefinition, TicketSaleStatus } from '@vitrine/client/tickets';
import { useEffect } from 'react';
import { usePrevious } from '../lib/use-previous.ts';
import { useAnnounce } from '../primitives/announcer/Announcer.tsx';
import { useUi } from '../provider/UiProvider.tsx';

/** Says which sales have opened or ended while the page is open; what was so at first is read. */
export function useSaleAnnouncements(definitions: readonly TicketDefinition[], now: number): void {
  const { t } = useUi();
  const announce = useAnnounce();
  const told = JSON.stringify(
    definitions.map((definition) => [
      definition._id,
      definition.name,
      getSaleStatus(definition, now),
    ]),
  );
  const before = usePrevious(told);
  useEffect(() => {
    if (before === undefined || before === told) return;
    type Entry = [id: string, name: string, status: TicketSaleStatus];
    const former = new Map((JSON.parse(before) as Entry[]).map(([id, , status]) => [id, status]));
    const labelText = (JSON.parse(told) as Entry[]).flatMap(([id, name, status]) => {
      if (!former.has(id) || former.get(id) === status) return [];
      if (status === TicketSaleStatus.SALE_STARTED) return [t('tickets.opened', { name })];
      return status === TicketSaleStatus.SALE_ENDED ? [t('tickets.closed', { name })] : [];
    });
    if (labelText.length > 0) announce(labelText.join(' '));
  }, [before, told, announce, t]);
}
