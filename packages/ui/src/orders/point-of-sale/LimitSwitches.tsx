import { Callout } from '../../primitives/callout/Callout.tsx';
import { Switch } from '../../primitives/switch/Switch.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './PointOfSale.css.ts';

/** Which rules of the house one sale goes past. See docs/reference/tickets.md. */
export interface IgnoredLimits {
  /** More than is left, or than one order may have. */
  ignoreLimits: boolean;
  /** Tickets that visitors are not shown. */
  allowHiddenTickets: boolean;
}

export const noIgnoredLimits: IgnoredLimits = { ignoreLimits: false, allowHiddenTickets: false };

export interface LimitSwitchesProps {
  value: IgnoredLimits;
  onChange: (value: IgnoredLimits) => void;
}

/** What a seller may go past for one sale, each by a switch of its own. */
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

/** Says in red what a sale goes past. Nothing where it keeps to all rules. */
export function IgnoredLimitsNotice({ ignored }: { ignored: IgnoredLimits }) {
  const { t, locale } = useUi();
  const labels = (['ignoreLimits', 'allowHiddenTickets'] as const)
    .filter((name) => ignored[name])
    .map((name) => t(`orders.pos.${name}.label`));
  if (labels.length === 0) return null;
  const what = new Intl.ListFormat(locale).format(labels);
  return <Callout tone="danger">{t('orders.pos.overrides', { what })}</Callout>;
}
