import { headless } from '../lib/folders.mjs';
import { installPeers } from '../lib/install.mjs';
import { row } from '../lib/report.mjs';
import { react, weigh, weighUi } from '../lib/weigh.mjs';

const events = './node_modules/@wix/headless-events/dist';

/** Our components with provider, messages and state, and the platform's own for the same task. */
const measured = [
  {
    what: 'a ticket selector with reservation; headless-events',
    ours: "export { ReservationEndedDialog, ReservationTimer, Tickets } from './tickets.ts';",
    // Imported from the files: the entry point includes all components, also forms.
    peer: `export * as Picker from '${events}/react/TicketsPicker.js';
export * as Option from '${events}/react/PricingOption.js';
export { CheckoutService } from '${events}/services/checkout-service.js';
export { TicketDefinitionListService } from '${events}/services/ticket-definition-list-service.js';`,
    external: [],
  },
  {
    what: 'a form with all controls; headless-forms',
    ours: "export { EventForm } from './events.ts';",
    peer: "export { Form } from '@wix/headless-forms/react';",
    // Megabytes of generated request code; our form receives its data as props.
    external: ['@wix/auto_sdk_*', '@wix/forms'],
  },
];

/**
 * Measures the bytes of event components, compared with the platform's, which have no styles or
 * messages.
 */
export async function measure() {
  await installPeers(headless);
  const rows = [];
  for (const { what, ours, peer, external } of measured) {
    rows.push(
      row({
        name: what,
        ours: await weighUi(`export { UiProvider } from './provider/UiProvider.tsx'; ${ours}`),
        peer: await weigh(
          { contents: peer, resolveDir: headless },
          { external: [...react, ...external] },
        ),
        unit: 'kB',
      }),
    );
  }
  return rows;
}
