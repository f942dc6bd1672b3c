import { getId } from '../../../platform/random.ts';

/** Ticket benefit of a member's plan. */
export interface PlanBenefit {
  /** ID of the member's order of the plan. */
  planOrderId: string;
  /** ID of the benefit in the plan. */
  benefitId: string;
  /** The plan's name. */
  name: string;
  /** Per cent off each ticket. */
  percent: number;
  /** Number of tickets of an order to which it applies, the most expensive first. */
  tickets: number;
}

const benefit = (name: string, key: string, percent: number, tickets: number): PlanBenefit => ({
  planOrderId: getId(`plan-order/${key}`),
  benefitId: getId(`plan-benefit/${key}`),
  name,
  percent,
  tickets,
});

/** The plans of Fenn House's members, as submitted at checkout. */
export const PLAN_BENEFITS: readonly PlanBenefit[] = [
  benefit('Friend of the house', 'friend', 50, 2),
  benefit('Patron of the house', 'patron', 100, 1),
];

export const getBenefit = (planOrderId: string, benefitId: string): PlanBenefit | undefined =>
  PLAN_BENEFITS.find((plan) => plan.planOrderId === planOrderId && plan.benefitId === benefitId);
