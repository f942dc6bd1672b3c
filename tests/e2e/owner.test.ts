import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGES_FOLDER } from '@vitrine/mocks/server';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { button, openAdmin } from './admin/open-admin.ts';

/** For what sends hundreds of requests. */
const slowly = { timeout: 120_000 };

const phone = { viewport: { width: 390, height: 844 } };

let sites: Awaited<ReturnType<typeof openAdmin>>;

beforeAll(async () => {
  sites = await openAdmin();
});
afterAll(() => sites?.close());

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

/** Pastes a text into a field or a cell. */
async function paste(page: Page, target: Locator, text: string): Promise<void> {
  await target.click();
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
}

/** Waits for the message of a save in the bar of actions. */
async function save(page: Page): Promise<void> {
  const bar = page.getByRole('region', { name: 'Actions' });
  await bar.getByRole('button', { name: /^Save/ }).click();
  await bar.getByText(/^Saved at |” created/).waitFor();
}

/** Creates a draft with dates, a ticket and a question, and publishes it. */
async function publishEvent(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'New event' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Winter swim');
  await page.getByRole('textbox', { name: /^Description/ }).click();
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Bring a towel.');
  await page.getByLabel('Start date').fill('2027-01-15');
  await page.getByLabel('Start time').fill('10:00');
  await page.getByLabel('End time').fill('11:30');
  await page.getByRole('textbox', { name: /^Name of the venue/ }).fill('The pier');
  await page.getByRole('radio', { name: 'Tickets' }).check();
  await save(page);
  // The app opens the page of the draft.
  await page.waitForURL(/\/events\/[0-9a-f-]{36}$/);
  // It goes on where the draft was created.
  const bar = page.getByRole('region', { name: 'Actions' });
  await bar.getByText('“Winter swim” created as a draft').waitFor();
  await button(page, /^Tickets/).click();
  await button(page, 'Add ticket').click();
  const kind = page.getByRole('region', { name: /^(New ticket|Swimmer)$/ });
  await kind.getByRole('textbox', { name: 'Name' }).fill('Swimmer');
  await kind.getByRole('textbox', { name: /^Price/ }).fill('12');
  await kind.getByRole('textbox', { name: /^Number of tickets/ }).fill('20');
  await save(page);
  await button(page, /^Form/).click();
  await button(page, 'Add question').click();
  await page.getByRole('menuitem', { name: 'One line', exact: true }).click();
  await page.keyboard.type('What do you drink afterwards?');
  await save(page);
  await button(page, 'Publish').click();
  const dialog = page.getByRole('alertdialog', { name: 'Publish “Winter swim”?' });
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await button(page, 'Publish').waitFor({ state: 'detached' });
}

/** Buys two tickets; the card holds the money. */
async function buyTickets(): Promise<void> {
  const { page, faults, leave } = await sites.visit('#/programme/winter-swim');
  await page.locator('strong', { hasText: 'Bring a towel.' }).waitFor();
  for (let count = 0; count < 2; count += 1)
    await button(page, 'Increase quantity of Swimmer').click();
  await button(page, 'Continue to your details').click();
  await page.getByLabel('First name').first().fill('Emil');
  await page.getByLabel('Last name').first().fill('Østergaard');
  await page.getByLabel('Email').first().fill('emil@example.com');
  await page.getByLabel('What do you drink afterwards?').fill('Tea');
  await button(page, 'Continue to review').click();
  await heading(page, 'Review your order').waitFor();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await button(page, 'Continue to payment').click();
  await button(page, 'Let it be held on the card').click();
  await page.getByText(/^AUTHORIZED: /).waitFor();
  expect(faults).toEqual([]);
  await leave();
}

/** The order of the shopper. */
const getOrder = () =>
  sites.platform.orders.all().find(({ email }) => email === 'emil@example.com');

/** Opens the order from the list, and captures its payment. */
async function capture(page: Page): Promise<void> {
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Orders/ })
    .click();
  await page.getByRole('link', { name: getOrder()?.orderNumber ?? '' }).click();
  await button(page, 'Capture €24.60').click();
  const dialog = page.getByRole('alertdialog', { name: 'Capture €24.60?' });
  await dialog.getByRole('button', { name: 'Capture €24.60' }).click();
  await page.getByText('€24.60 was captured.').first().waitFor();
}

/** Checks in both guests at the entrance, on a phone. */
async function checkIn(): Promise<void> {
  const { page, faults, leave } = await sites.visitAdmin('/box-office', phone);
  await page.getByRole('link', { name: 'Check-in: Winter swim' }).click();
  await button(page, 'Find by name').click();
  await page.getByRole('textbox', { name: 'Search guests' }).fill('Østergaard');
  const found = page.getByRole('list', { name: 'Matching guests' });
  await found
    .getByRole('button', { name: /Expected$/ })
    .first()
    .click();
  await page.getByText(/^Checked in, /).waitFor();
  await button(page, 'Check in the remaining guest').click();
  await button(page, 'Check in the remaining guest').waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await leave();
}

/** Exports the guests of the event as a file. */
async function exportGuests(page: Page): Promise<void> {
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Box office/ })
    .click();
  await page.getByRole('link', { name: 'Guests: Winter swim' }).click();
  const download = page.waitForEvent('download');
  await button(page, /^Export/).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const [, ...rows] = file.trim().split('\r\n');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/^Emil Østergaard,Swimmer,.*,Paid,Checked in,.*,Tea$/);
  expect(rows[1]).toMatch(/,Paid,Checked in,/);
}

/** Prices of the 24 variants, as in a column of a spreadsheet. */
const prices = Array.from({ length: 24 }, (_, index) => 20 + index);

/** Creates a product with two options, and pastes the prices of its 24 variants. */
async function addProduct(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'New product' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Winter candle');
  await page.getByRole('textbox', { name: 'Price' }).fill('20');
  const options = {
    Colour: 'Chalk\nClay\nMoss\nInk',
    Size: '5 cm\n8 cm\n10 cm\n12 cm\n15 cm\n20 cm',
  };
  for (const [name, choices] of Object.entries(options)) {
    await button(page, 'Add option').click();
    const dialog = page.getByRole('dialog', { name: 'Add option' });
    await dialog.getByRole('textbox', { name: /^Name of the option/ }).fill(name);
    await paste(page, dialog.getByRole('textbox', { name: /^Choices/ }), choices);
    await dialog.getByRole('button', { name: /^Add (\d+ variants|option)$/ }).click();
    await dialog.waitFor({ state: 'detached' });
  }
  await save(page);
  await page.waitForURL(/\/products\/[0-9a-f-]{36}$/);
  await page.getByRole('link', { name: 'Edit as a table' }).click();
  const first = page.locator('[data-row="0"][data-column="2"]');
  await paste(page, first, prices.map((price) => price.toFixed(2)).join('\n'));
  await save(page);
}

/** Lowers the prices of all candles of a series by 6 %; the server rejects two of them. */
async function lowerPrices(page: Page): Promise<void> {
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Products/ })
    .click();
  await page.getByRole('textbox', { name: 'Search products' }).fill('Beeswax candle');
  await page
    .getByRole('checkbox', { name: /^Select all/ })
    .first()
    .check();
  await button(page, /^Select all 400 that match$/).click();
  await page.getByText(/^All 400 products, as of /).waitFor();
  await button(page, 'Change prices').click();
  await page.getByRole('textbox', { name: 'Value' }).fill('6', slowly);
  await page.getByRole('combobox', { name: 'Round' }).click();
  await page.getByRole('option', { name: 'To 0.50' }).click();
  sites.platform.fail('catalog-admin.updateProduct', 'forbidden', { times: 2 });
  await button(page, /^Change 400 prices/).click(slowly);
  await page.getByText('398 products are changed · 2 failed').first().waitFor(slowly);
}

/** A picture of the demo shop, in pixels. */
const bottle = { file: join(IMAGES_FOLDER, 'bottle.jpg'), width: 560, height: 700 };

/** Saves the view of the page under a name. */
async function saveView(page: Page, name: string): Promise<void> {
  await button(page, 'Save view').click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await page.getByText(`View “${name}” saved`).first().waitFor({ state: 'attached' });
}

/** Returns the natural width of a picture of the platform’s server, once it is loaded. */
async function getUploadWidth(page: Page): Promise<number> {
  const width = await page.waitForFunction((origin) => {
    const picture = document.querySelector<HTMLImageElement>(`img[src^="${origin}/uploads/"]`);
    return picture?.complete && picture.naturalWidth;
  }, sites.platformUrl);
  return Number(await width.jsonValue());
}

describe('the example for owners, the demo shop and the platform as a server', () => {
  it('takes an organizer from a new event through a sale to the entrance', async () => {
    const { page, faults, leave } = await sites.visitAdmin('/events');
    await publishEvent(page);
    await buyTickets();
    await capture(page);
    await checkIn();
    await exportGuests(page);
    expect(sites.platform.events.event('winter-swim')).toMatchObject({ status: 'UPCOMING' });
    expect(getOrder()).toMatchObject({ status: 'PAID', ticketsQuantity: 2, fullyCheckedIn: true });
    expect(faults).toEqual([]);
    await leave();
  });

  it('takes an owner from a pasted product through a change of 400 prices', async () => {
    const { page, faults, leave } = await sites.visitAdmin('/products');
    const shopper = await sites.visit('#/objects/beeswax-candle-400');
    const price = (text: string) => shopper.page.getByText(text, { exact: true }).first();
    await price('€60.00').waitFor();
    await addProduct(page);
    const { variants } = sites.platform.catalog.product('winter-candle');
    expect(variants.map(({ variant }) => variant?.priceData?.price)).toEqual(prices);
    await lowerPrices(page);
    await button(page, 'Retry 2').click();
    await page.getByText('400 products are changed').first().waitFor(slowly);
    await shopper.page.reload();
    await price('€56.50').waitFor();
    await button(page, 'Undo').click();
    await page
      .getByText(/^400 products have their earlier prices again/)
      .first()
      .waitFor(slowly);
    await shopper.page.reload();
    await price('€60.00').waitFor();
    expect([...faults, ...shopper.faults]).toEqual([]);
    await Promise.all([leave(), shopper.leave()]);
  }, 300_000);

  it('shows an owner the same views on each device, and who changed an order', async () => {
    const desk = await sites.visitAdmin('/orders?status=OFFLINE_PENDING&sort=totalPrice%3Adesc');
    await saveView(desk.page, 'Waits for a transfer');
    const laptop = await sites.visitAdmin('/orders');
    await button(laptop.page, /^Waits for a transfer/).click();
    await laptop.page.waitForURL(/status=OFFLINE_PENDING/);
    await button(laptop.page, /^All/).click();
    const order = sites.platform.orders
      .all()
      .find(({ lastName, status }) => lastName === 'Thomsen' && status !== 'PAID');
    const getLink = (page: Page) => page.getByRole('link', { name: order?.orderNumber ?? '' });
    const row = laptop.page.getByRole('row').filter({ has: getLink(laptop.page) });
    await row.waitFor();
    await button(desk.page, /^All/).click();
    await getLink(desk.page).click();
    await button(desk.page, 'Confirm payment').click();
    const dialog = desk.page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Confirm payment' }).click();
    await dialog.waitFor({ state: 'detached' });
    await laptop.page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await row.getByText(/^Changed by Inger Skov, /).waitFor();
    expect([...desk.faults, ...laptop.faults]).toEqual([]);
    await Promise.all([desk.leave(), laptop.leave()]);
  });

  it('shows shoppers a picture that an owner uploads', async () => {
    const { id } = sites.platform.catalog.product('beeswax-candle-1');
    const { page, faults, leave } = await sites.visitAdmin(`/products/${id}/media`);
    const files = page.locator('input[type=file]');
    // It is sent, and the server does not respond.
    sites.platform.media.stopUploads({ share: 1, names: ['draft.png'] });
    await files.setInputFiles({
      name: 'draft.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(9),
    });
    await page.getByText('Processing').waitFor();
    const aborted = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('?name=draft.png'),
    );
    await button(page, 'Cancel draft.png').click();
    await aborted;
    await files.setInputFiles(bottle.file);
    const tile = page.getByRole('button', {
      name: /^Main bottle\.jpg No alt text Position 1 of 1/,
    });
    await tile.waitFor();
    const shopper = await sites.visit('#/objects/beeswax-candle-1');
    expect(await getUploadWidth(shopper.page)).toBe(bottle.width);
    const { media } = sites.platform.catalog.product('beeswax-candle-1');
    expect(media?.mainMedia?.image).toMatchObject({ width: bottle.width, height: bottle.height });
    await page.reload();
    await tile.waitFor();
    expect([...faults, ...shopper.faults]).toEqual([]);
    await Promise.all([leave(), shopper.leave()]);
  });
});
