import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop } from './tickets/open-shop.ts';

const bowls = 'throwing-bowls-for-beginners';
const wheel = 'A wheel and clay';
const bench = 'A place on the bench';

let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  shop = await openShop();
  shop.platform.tickets.add(bowls, bench, 15);
});
afterAll(() => shop?.close());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const title = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

/** Reserves two wheels and one bench spot, starting from the event list. */
async function holdThree(page: Page): Promise<void> {
  await title(page, 'What’s on');
  await page.locator(`a[href="#/programme/${bowls}"]`).first().click();
  await title(page, 'Throwing bowls for beginners');
  for (const name of [wheel, wheel, bench])
    await button(page, `Increase quantity of ${name}`).click();
  await button(page, 'Continue to your details').click();
  await title(page, 'Your details');
}

const guests = [
  ['Inger', 'Holmström'],
  ['Aksel', 'Lund'],
  ['Noor', 'Haddad'],
] as const;

/** Fills in buyer and guests, each in a separate form. */
async function fillIn(page: Page): Promise<void> {
  for (const [form, [firstName, lastName]] of guests.entries()) {
    const field = (label: string) => page.getByLabel(label, { exact: true }).nth(form);
    await field('First name').fill(firstName);
    await field('Last name').fill(lastName);
    await field('Email').fill(`${firstName.toLowerCase()}@example.com`);
    await field('How often have you worked with clay?').selectOption('Never');
  }
}

/** Accepts the policies of the tickets and of the site, and continues to the payment. */
async function order(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'I accept the ticket terms' }).check();
  await page.getByRole('checkbox', { name: /house rules/ }).check();
  await button(page, 'Continue to payment').click();
}

/** Pays on the hosted page, and follows its link back. */
async function payAndReturn(page: Page): Promise<void> {
  await title(page, /^Order /);
  await button(page, 'Pay').first().click();
  await page.getByText(/^PAID: /).waitFor();
  await page.getByRole('link', { name: 'Back to the shop' }).click();
}

describe('the demo shop and the platform as a server', () => {
  it('takes a visitor from the events through hosted payment to the tickets', async () => {
    const { page, faults, leave } = await shop.visit('#/programme');
    await holdThree(page);
    await page.getByText('3 tickets held for you').waitFor();
    await page.reload();
    await page.getByText('3 tickets held for you').waitFor();
    await fillIn(page);
    await button(page, 'Add a discount code').click();
    await page.getByRole('textbox', { name: 'Discount code' }).fill('WARMROOM');
    await button(page, 'Apply').click();
    await page.getByText('Code WARMROOM', { exact: true }).waitFor();
    await button(page, 'Continue to review').click();
    await title(page, 'Review your order');
    for (const [firstName] of guests) await page.getByText(firstName).first().waitFor();
    await order(page);
    // Back from the payment is the order, not another checkout.
    await title(page, /^Order /);
    await page.goBack();
    await title(page, 'We haven’t received your payment yet');
    await button(page, 'Pay now').click();
    await payAndReturn(page);

    await title(page, /^See you there/);
    expect(new URL(page.url()).hash).toMatch(new RegExp(`^#/programme/${bowls}/orders/`));
    const made = shop.platform.orders.all().find(({ email }) => email === 'inger@example.com');
    expect(made).toMatchObject({ status: 'PAID', ticketsQuantity: 3 });
    expect(made?.invoice?.discount).toMatchObject({
      amount: { value: '15.00' },
      discounts: [{ coupon: { code: 'WARMROOM' } }],
    });
    for (const [firstName, lastName] of guests) {
      await page.getByText(`${firstName} ${lastName}`).first().waitFor();
    }
    await page.getByText(bench).first().waitFor();
    expect(faults).toEqual([]);
    await leave();
  });

  it('keeps form answers when the reservation expires meanwhile, and reserves again', async () => {
    const { page, faults, leave } = await shop.visit('#/programme');
    await holdThree(page);
    await fillIn(page);
    shop.platform.clock.advance(21 * 60_000);
    await page.clock.fastForward('21:00');
    const ended = page.getByRole('alertdialog', { name: 'Your hold has ended' });
    await ended.waitFor();
    await ended.getByRole('button', { name: 'Hold again' }).click();
    await ended.waitFor({ state: 'detached' });
    await button(page, 'Continue to review').click();
    await title(page, 'Review your order');
    for (const [, lastName] of guests) await page.getByText(lastName).first().waitFor();
    await order(page);
    await payAndReturn(page);
    await title(page, /^See you there/);
    expect(faults).toEqual([]);
    await leave();
  });
});
