import type { DonationProblem } from '@vitrine/atoms';
import type { MessageKey } from '../messages/catalogue.ts';
import type { MessageValues } from '../messages/message.ts';

/** What a sentence about a price names: the least, and an amount as the locale writes it. */
export interface DonationMessageValues {
  min: string;
  example: string;
}

/** Why what was typed is no price, as a sentence that says what to do. */
export function getDonationMessage(
  problem: DonationProblem,
  { min, example }: DonationMessageValues,
): { key: MessageKey; values: MessageValues } {
  switch (problem.kind) {
    case 'blank':
      return { key: 'tickets.price.blank', values: { min } };
    case 'not-a-number':
      return { key: 'tickets.price.notANumber', values: { example } };
    case 'negative':
      return { key: 'tickets.price.negative', values: { min } };
    case 'too-many-decimals':
      return { key: 'tickets.price.decimals', values: { count: problem.decimals, example } };
    case 'too-long':
      return { key: 'tickets.price.long', values: { count: problem.longest } };
    case 'below-minimum':
      return { key: 'tickets.price.low', values: { min } };
  }
}
