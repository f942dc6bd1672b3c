import type { DescriptionLine, LineItem, Money } from '@vitrine/client/cart';
import type { MoneyValue } from '../../primitives/money/format-money.ts';

/** What a cart line says about itself. Pure, so that parts and speech agree. */

type Text = { original: string; translated?: string } | undefined;

const getTranslatedText = (text: Text): string | undefined =>
  text?.translated || text?.original || undefined;

/** The product's name in the buyer's language, where it has one. */
export const getLineName = ({ productName }: LineItem): string | undefined =>
  getTranslatedText(productName);

/** What was chosen or written for one option; a choice of color is its name. */
const getLineText = ({ plainText, colorInfo }: DescriptionLine): string | undefined =>
  getTranslatedText(plainText) ?? getTranslatedText(colorInfo);

/** A text that the buyer wrote, for example for an engraving. */
export interface CustomText {
  name: string;
  text: string;
}

/** The choices of a line as its label names them, and the buyer's own texts apart from them. */
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
      return text ? [{ name: getTranslatedText(line.name) ?? line.name.original, text }] : [];
    }),
  };
}

/** Price per measuring unit, such as “€7.11 / 100 g”, as the platform writes it. */
export const getUnitPrice = ({ priceDescription }: LineItem): string | undefined =>
  getTranslatedText(priceDescription);

/** What one piece cost before the catalog's own discount, where that differs. */
export function getOriginalPrice({ price, fullPrice }: LineItem): Money | undefined {
  return fullPrice && price && fullPrice.amount !== price.amount ? fullPrice : undefined;
}

/** Where the product's page is: a path of this shop or an http address, and nothing else. */
export function getLineHref({ url }: LineItem): string | undefined {
  const path = url?.relativePath;
  if (path && /^\/(?![/\\])/.test(path)) return path;
  return url?.url && /^https?:\/\//i.test(url.url) ? url.url : undefined;
}

/** Whether a line can be put into a cart again as it is: those of a catalog can. */
export const canRestore = ({ catalogReference, customLineItem }: LineItem): boolean =>
  catalogReference !== undefined && !customLineItem;

/** An amount of the cart for `Money`. */
export function toMoneyValue(money: Money | undefined, currency: string): MoneyValue | undefined {
  if (!money) return undefined;
  const { amount, formattedAmount: formatted } = money;
  return { amount, currency, ...(formatted && { formatted }) };
}
