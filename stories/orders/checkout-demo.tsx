import {
  type EventFormOptions,
  Link,
  TicketCheckoutPage,
  type TicketCheckoutPageProps,
} from '@vitrine/ui';
import { expect, fn, type userEvent, waitFor, type within } from 'storybook/test';
import { getVisit, navigate } from './order-demo.tsx';

export type Canvas = ReturnType<typeof within>;
export type User = ReturnType<typeof userEvent.setup>;

/** Mock navigation to an order that needs no payment. */
export const ordered = fn<NonNullable<TicketCheckoutPageProps['onOrdered']>>();

/** Mock navigation back to the tickets. */
export const back = fn();

export interface CheckoutArgs
  extends EventFormOptions,
    Pick<TicketCheckoutPageProps, 'payments' | 'policies' | 'benefits'> {}

/** The checkout of the event that the story visits. */
export const checkout = (args: CheckoutArgs, { loaded }: { loaded: Record<string, unknown> }) => (
  <main>
    <TicketCheckoutPage
      {...args}
      eventId={getVisit(loaded).eventId}
      navigate={navigate}
      onOrdered={ordered}
      onBack={back}
      ticketsAction={
        <Link variant="standalone" href="#/tickets">
          Choose tickets
        </Link>
      }
    />
  </main>
);

/** Waits for the title of a step. */
export async function step(canvas: Canvas, name: string | RegExp): Promise<void> {
  await waitFor(async () =>
    expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible(),
  );
}

/** The field of a question in a form; the buyer's is the first. */
export async function field(canvas: Canvas, name: string, form = 0): Promise<HTMLElement> {
  await waitFor(() => expect(canvas.queryAllByLabelText(name).length).toBeGreaterThan(form));
  return canvas.getAllByLabelText(name)[form] as HTMLElement;
}

/** Types the name and the email of a buyer or guest into a form. */
export async function fillContactFields(
  canvas: Canvas,
  user: User,
  [firstName, lastName, email]: readonly [string, string, string],
  form = 0,
): Promise<void> {
  await user.type(await field(canvas, 'First name', form), firstName);
  await user.type(await field(canvas, 'Last name', form), lastName);
  await user.type(await field(canvas, 'Email', form), email);
}

export const inger = ['Inger', 'Holmström', 'inger@example.com'] as const;

/** Fills in the single form of an event, and continues to the review. */
export async function toReview(canvas: Canvas, user: User): Promise<void> {
  await fillContactFields(canvas, user, inger);
  await user.click(canvas.getByRole('button', { name: 'Continue to review' }));
  await step(canvas, 'Review your order');
  await canvas.findByText('Total');
}

/** Accepts the tickets' policies, and presses the main action. */
export async function accept(canvas: Canvas, user: User, action: string): Promise<void> {
  await user.click(await canvas.findByRole('checkbox', { name: 'I accept the ticket terms' }));
  await user.click(await canvas.findByRole('button', { name: action }));
}
