'use client';

import { Callout, Switch, useUi } from '@vitrine/ui';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import * as css from './PointOfSale.css.ts';
import '../../messages/en/point-of-sale.ts';

/** The limits that one sale ignores. See docs/reference/tickets.mdx. */
export interface IgnoredLimits {
  /** More than is left, or than one order may have. */
  ignoreLimits: boolean;
  /** Tickets that are hidden from visitors. */
  allowHiddenTickets: boolean;
}

export const noIgnoredLimits: IgnoredLimits = { ignoreLimits: false, allowHiddenTickets: false };

export interface LimitSwitchesProps {
  value: IgnoredLimits;
  /** Names of the hidden tickets. */
  hidden: readonly string[];
  /** Number of tickets of the event; null if a kind has any number. */
  capacity: number | null;
  onChange: (value: IgnoredLimits) => void;
}

/** The limits that a seller can ignore for one sale: a switch each, with its consequence. */
export function LimitSwitches({ value, hidden, capacity, onChange }: LimitSwitchesProps) {
  const t = useAdminTranslate();
  const { locale } = useUi();
  const names = new Intl.ListFormat(locale).format(hidden);
  const hints = {
    allowHiddenTickets:
      hidden.length > 0
        ? t('admin.pointOfSale.allowHiddenTickets.hint', { names })
        : t('admin.pointOfSale.allowHiddenTickets.none'),
    ignoreLimits:
      capacity === null
        ? t('admin.pointOfSale.ignoreLimits.hint')
        : t('admin.pointOfSale.ignoreLimits.capacity', { count: capacity }),
  };
  return (
    <div className={css.switches}>
      {(['allowHiddenTickets', 'ignoreLimits'] as const).map((name) => (
        <Switch
          key={name}
          checked={value[name]}
          disabled={name === 'allowHiddenTickets' && hidden.length === 0}
          hint={hints[name]}
          onCheckedChange={(next) => onChange({ ...value, [name]: next })}
        >
          {t(`admin.pointOfSale.${name}`)}
        </Switch>
      ))}
    </div>
  );
}

/** Warns which limits a sale ignores. Renders nothing if it ignores none. */
export function IgnoredLimitsNotice({ ignored }: { ignored: IgnoredLimits }) {
  const t = useAdminTranslate();
  const notices = (['ignoreLimits', 'allowHiddenTickets'] as const)
    .filter((name) => ignored[name])
    .map((name) => t(`admin.pointOfSale.${name}.notice`));
  if (notices.length === 0) return null;
  return <Callout tone="warning">{notices.join(' ')}</Callout>;
}
