import type { DeliveryLogistics } from '@vitrine/client/cart';
import type { ComponentProps } from 'react';
import { classes } from '../../lib/classes.ts';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './LeadTime.css.ts';
import { type LeadTimeWords, leadTimeOf } from './lead-time.ts';

export interface LeadTimeProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** The way of shipping, as the estimate has it: its title, and what the carrier says. */
  option: { title: string; logistics?: DeliveryLogistics } | undefined;
  /** The zone whose time is told. By default that of the device. */
  timeZone?: string;
}

/** How and when it arrives, or where it is fetched: an estimate's way of shipping in words. */
export function LeadTime({ option, timeZone, className, ...rest }: LeadTimeProps) {
  const { t, locale } = useUi();
  const lead = option && leadTimeOf(option, { locale, timeZone });
  if (!lead) return null;
  return (
    <p {...rest} data-state={lead.kind} className={classes(css.root, className)}>
      <bdi>{wordsOf(lead, t)}</bdi>
      {lead.instructions && <span className={css.instructions}>{lead.instructions}</span>}
    </p>
  );
}

function wordsOf(lead: LeadTimeWords, t: ReturnType<typeof useUi>['t']): string {
  const { carrier, when } = lead;
  const how =
    lead.kind === 'pickup' && lead.place ? t('picker.pickup', { place: lead.place }) : carrier;
  return when ? t('picker.leadTime', { carrier: how, when }) : how;
}
