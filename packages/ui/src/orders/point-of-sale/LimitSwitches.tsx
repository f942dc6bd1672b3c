'use client';

import { Callout } from '../../primitives/callout/Callout.tsx';
import { Switch } from '../../primitives/switch/Switch.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './PointOfSale.css.ts';
import '../../messages/en/orders.ts';

/** The limits that one sale ignores. See docs/reference/tickets.md. */
export interface IgnoredLimits {
  /** More than is left, or than one order may have. */
  ignoreLimits: boolean;
  /** Tickets that are hidden from visitors. */
  allowHiddenTickets: boolean;
}

export const noIgnoredLimits: IgnoredLimits = { ignoreLimits: false, allowHiddenTickets: false };

export interface LimitSwitchesProps {
  value: IgnoredLimits;
  onChange: (value: IgnoredLimits) => void;
}

/** The limits that a seller can ignore for one sale, with one switch each. */
export function LimitSwitches({ value, onChange }: LimitSwitchesProps) {
  const { t } = useUi();
  return (
    <div className={css.switches}>
      {(['ignoreLimits', 'allowHiddenTickets'] as const).map((name) => (
        <Switch
          key={name}
          checked={value[name]}
          hint={t(`orders.pos.${name}.hint`)}
          onCheckedChange={(next) => onChange({ ...value, [name]: next })}
        >
          {t(`orders.pos.${name}`)}
        </Switch>
      ))}
    </div>
  );
}

/** Shows in red which limits a sale ignores. Renders nothing if it ignores none. */
export function IgnoredLimitsNotice({ ignored }: { ignored: IgnoredLimits }) {
  const { t, locale } = useUi();
  const labels = (['ignoreLimits', 'allowHiddenTickets'] as const)
    .filter((name) => ignored[name])
    .map((name) => t(`orders.pos.${name}.label`));
  if (labels.length === 0) return null;
  const what = new Intl.ListFormat(locale).format(labels);
  return <Callout tone="danger">{t('orders.pos.overrides', { what })}</Callout>;
}
