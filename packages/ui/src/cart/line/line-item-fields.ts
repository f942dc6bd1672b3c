import { asScaled, fromScaled } from '@vitrine/atoms';
import {
  type DescriptionLine,
  type LineItem,
  type Money,
  PaymentOption,
} from '@vitrine/client/cart';
import type { Translate } from '../../messages/message-catalog.ts';
import type { MoneyValue } from '../../primitives/money/format-money.ts';
import type { Routes } from '../../provider/routes.ts';
import '../../messages/en/cart.ts';

/** Fields of a cart line. Pure, so that components and announcements agree. */

type Text = { original: string; translated?: string } | undefined;

const getTranslatedText = (text: Text): string | undefined =>
  text?.translated || text?.original || undefined;

/** The product's name in the buyer's language, where it has one. */
export const getLineName = ({ productName }: LineItem): string | undefined =>
  getTranslatedText(productName);

/** The product's name in the buyer's language; a default text if it has none. */
export const getDisplayName = (line: LineItem, t: Translate): string =>
  getLineName(line) ?? t('cart.unnamed');

/** Returns the chosen or entered value of one option; for a color its name. */
const getLineText = ({ plainText, colorInfo }: DescriptionLine): string | undefined =>
  getTranslatedText(plainText) ?? getTranslatedText(colorInfo);

/** A text that the buyer wrote, for example for an engraving. */
export interface CustomText {
  name: string;
  text: string;
}

/** Returns the choices of a line as shown in its label, separate from the buyer's custom texts. */
export function getLineOptions({ descriptionLines, catalogReference }: LineItem): {
  choices: string[];
  texts: CustomText[];
} {
  const customTexts = catalogReference?.options?.customTextFields;
  const titles = Object.keys(customTexts && typeof customTexts === 'object' ? customTexts : {});
  const isCustomText = ({ name }: DescriptionLine) => titles.includes(name.original);
  const value = (line: DescriptionLine) => getLineText(line) ?? [];
  return {
    choices: descriptionLines.filter((line) => !isCustomText(line)).flatMap(value),
    texts: descriptionLines.filter(isCustomText).flatMap((line) => {
      const text = getLineText(line);
      return text ? [{ name: line.name.translated || line.name.original, text }] : [];
    }),
  };
}

/** Price per measuring unit, such as “€7.11 / 100 g”, as the platform writes it. */
export const getUnitPrice = ({ priceDescription }: LineItem): string | undefined =>
  getTranslatedText(priceDescription);

/** Returns the price of one piece before the catalog's own discount, if it differs. */
export function getOriginalPrice({ price, fullPrice }: LineItem): Money | undefined {
  return fullPrice && price && fullPrice.amount !== price.amount ? fullPrice : undefined;
}

/** Returns the exact price of several pieces as a decimal string; undefined if it is not a number. */
export function multiplyPrice(price: Money | undefined, quantity: number): string | undefined {
  const scaled = price && asScaled(price.amount, '0');
  return scaled && fromScaled(scaled.left * BigInt(quantity), scaled.digits);
}

/**
 * Whether a membership pays for the line, so that it has no price of its own: by its payment option,
 * or by a selected membership, whose name may be empty.
 */
export const isCoveredByMembership = (
  { paymentOption }: LineItem,
  coveredBy: string | undefined,
): boolean =>
  coveredBy !== undefined ||
  paymentOption === PaymentOption.MEMBERSHIP ||
  paymentOption === PaymentOption.MEMBERSHIP_OFFLINE;

/** Returns the last segment of a product's URL, which is its slug on the platform's own pages. */
function getSlug(url: string): string | undefined {
  const segment = /([^/?#]+)\/?(?:[?#].*)?$/.exec(url)?.[1];
  try {
    return segment && decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/**
 * Returns the URL of a line's product page: the host's route for products of the catalog, otherwise
 * the line's own URL. That is used only if it is a path of this site or an http URL.
 */
export function getLineHref(
  { url, catalogReference, customLineItem }: LineItem,
  { product }: Routes = {},
): string | undefined {
  const path = url?.relativePath;
  const own = path && /^\/(?![/\\])/.test(path) ? path : undefined;
  const full = url?.url && /^https?:\/\//i.test(url.url) ? url.url : undefined;
  const href = own ?? full;
  if (!product || !href || !catalogReference || customLineItem) return href;
  const slug = getSlug(href);
  return slug ? product(slug) : href;
}

/** Whether a line can be added to a cart again unchanged: only those of a catalog can. */
export const canRestore = ({ catalogReference, customLineItem }: LineItem): boolean =>
  catalogReference !== undefined && !customLineItem;

/** An amount of the cart for `Money`. */
export function toMoneyValue(money: Money | undefined, currency: string): MoneyValue | undefined {
  if (!money) return undefined;
  const { amount, formattedAmount: formatted } = money;
  return { amount, currency, ...(formatted && { formatted }) };
}
