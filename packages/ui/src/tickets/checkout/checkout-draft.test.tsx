import type { EventV3 } from '@vitrine/client/events';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useCheckoutDraft } from './checkout-draft.ts';

interface DraftProps {
  dates: Partial<EventV3['dateAndTimeSettings']>;
}

function Draft({ dates }: DraftProps) {
  const event = { _id: 'concert', dateAndTimeSettings: dates } as EventV3;
  const { name, expires } = useCheckoutDraft(event);
  return `${name} until ${expires?.toISOString() ?? 'its end'}`;
}

it('Q18 a checkout draft expires with its event, and has no limit without an end', () => {
  const endDate = new Date('2026-12-04T22:30:00Z');
  expect(renderToString(<Draft dates={{ endDate }} />)).toBe(
    'checkout.concert until 2026-12-04T22:30:00.000Z',
  );
  expect(renderToString(<Draft dates={{}} />)).toBe('checkout.concert until its end');
});
