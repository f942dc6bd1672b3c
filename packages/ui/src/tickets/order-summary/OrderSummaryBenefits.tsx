'use client';

import { invoiceOptionsAtom, useAtom } from '@vitrine/atoms';
import type { PaidPlanBenefit } from '@vitrine/client/tickets';
import { useLiveAnnouncement } from '../../primitives/announcer/use-live-announcement.ts';
import { Field } from '../../primitives/field/Field.tsx';
import * as RadioGroup from '../../primitives/radio-group/RadioGroup.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import '../../messages/en/tickets.ts';

/** A benefit of the buyer's plan, as provided by the host. */
export interface TicketBenefit extends PaidPlanBenefit {
  /** The plan's name. */
  name: string;
  /** Description of the benefit: “Half of two tickets”. */
  hint?: string;
}

interface OrderSummaryBenefitsProps {
  eventId: string;
  benefits: readonly TicketBenefit[];
  /** Whether the selected benefit was not applied. */
  isRejected: boolean;
}

const getKey = ({ planOrderId, benefitId }: PaidPlanBenefit) => `${planOrderId} ${benefitId}`;

const NONE = 'none';

/**
 * Selection of the plan that pays for tickets, next to the code. The platform determines the
 * deduction on the invoice.
 */
export function OrderSummaryBenefits({ eventId, benefits, isRejected }: OrderSummaryBenefitsProps) {
  const { t } = useUi();
  const [options, setOptions] = useAtom(invoiceOptionsAtom(eventId));
  const { paidPlanBenefit, ...others } = options;
  const error = isRejected ? t('tickets.benefit.rejected') : undefined;
  useLiveAnnouncement(error);
  const choose = (key: string) => {
    const chosen = benefits.find((benefit) => getKey(benefit) === key);
    if (!chosen) return setOptions(others);
    const { planOrderId, benefitId } = chosen;
    setOptions({ ...others, paidPlanBenefit: { planOrderId, benefitId } });
  };
  return (
    <Field group label={t('tickets.benefit.label')} error={error}>
      <RadioGroup.Root
        value={paidPlanBenefit ? getKey(paidPlanBenefit) : NONE}
        onValueChange={choose}
      >
        {benefits.map((benefit) => (
          <RadioGroup.Item key={getKey(benefit)} value={getKey(benefit)} hint={benefit.hint}>
            {benefit.name}
          </RadioGroup.Item>
        ))}
        <RadioGroup.Item value={NONE}>{t('tickets.benefit.none')}</RadioGroup.Item>
      </RadioGroup.Root>
    </Field>
  );
}
