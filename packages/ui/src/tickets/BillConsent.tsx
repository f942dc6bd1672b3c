import type { Money } from '@vitrine/client/orders';
import { useFormatAmount } from '../lib/use-amount.ts';
import { Button } from '../primitives/button/Button.tsx';
import { Callout } from '../primitives/callout/Callout.tsx';
import { useUi } from '../provider/UiProvider.tsx';

interface OrderSummaryConsentProps {
  from: Money;
  to: Money;
  onAgree: () => void;
}

/** Another sum than the buyer saw before: both, and the press that agrees to it. */
export function OrderSummaryConsent({ from, to, onAgree }: OrderSummaryConsentProps) {
  const { t } = useUi();
  const amount = useFormatAmount();
  return (
    <Callout
      tone="warning"
      action={
        <Button emphasis="text" tone="inherit" onClick={onAgree}>
          {t('tickets.consent.agree', { to: amount(to) })}
        </Button>
      }
    >
      {t('tickets.consent.changed', { from: amount(from), to: amount(to) })}
    </Callout>
  );
}
