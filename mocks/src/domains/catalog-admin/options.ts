import { ONLY_VARIANT } from '../../fixtures/shop/names.ts';
import type { Product, Variant } from '../../fixtures/shop/shop.ts';
import { getCombinations } from '../../fixtures/shop/variants.ts';
import { invalid, rejection } from '../../platform/errors.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import {
  fieldsList,
  type JsonObject,
  optionalEnum,
  requireText,
  shortText,
} from '../../platform/requests/fields.ts';

type Option = Product['productOptions'][number];

const MAX_OPTIONS = 6;
const MAX_CHOICES = 100;
const MAX_TEXT_LENGTH = 50;
const MAX_VARIANTS = 1000;
const MAX_MANAGED = 300;

function readShortText(fields: JsonObject, key: string, path: string): string {
  requireText(fields, key, path);
  return shortText(fields, key, MAX_TEXT_LENGTH, path) ?? '';
}

function rejectDuplicates(values: readonly string[], path: string): void {
  const twin = values.findIndex((one, index) => values.indexOf(one) !== index);
  if (twin < 0) return;
  throw invalid({
    field: `${path}[${twin}]`,
    violatedRule: 'VALIDATION',
    description: `"${values[twin]}" is there twice`,
  });
}

/** The options of a product to write: their names, and the choices of each. */
export function readOptions(product: JsonObject, parentPath: string): Option[] {
  const path = `${parentPath}.productOptions`;
  const options = fieldsList(product, 'productOptions', MAX_OPTIONS, path).map((option, index) => {
    const at = `${path}[${index}]`;
    const choices = fieldsList(option, 'choices', MAX_CHOICES, `${at}.choices`);
    if (choices.length === 0) {
      throw invalid({
        field: `${at}.choices`,
        violatedRule: 'MIN_SIZE',
        description: 'has size 0, expected 1 or more',
      });
    }
    return {
      optionType:
        optionalEnum(option, 'optionType', ['drop_down', 'color'], `${at}.optionType`) ??
        'drop_down',
      name: readShortText(option, 'name', `${at}.name`),
      choices: choices.map((choice, number) => ({
        value: readShortText(choice, 'value', `${at}.choices[${number}].value`),
        description: readShortText(choice, 'description', `${at}.choices[${number}].description`),
        inStock: true,
        visible: true,
      })),
    };
  });
  rejectDuplicates(
    options.map(({ name }) => name),
    path,
  );
  for (const [index, { choices }] of options.entries()) {
    rejectDuplicates(
      choices.map(({ description }) => description),
      `${path}[${index}].choices`,
    );
  }
  const variants = options.reduce((count, { choices }) => count * choices.length, 1);
  if (variants <= MAX_VARIANTS) return options;
  throw invalid({
    field: path,
    violatedRule: 'MAX_SIZE',
    description: `make ${variants} variants, max ${MAX_VARIANTS}`,
  });
}

/** The same for options that offer the same choices. */
const keyOf = (options: readonly Option[]) =>
  JSON.stringify(options.map(({ name, choices }) => [name, choices.map((one) => one.description)]));

const choicesKey = (choices: Record<string, string>) =>
  JSON.stringify(Object.entries(choices).sort(([left], [right]) => (left < right ? -1 : 1)));

/**
 * Creates a variant that differs from its product only in its choices. It is in stock, without
 * inventory tracking.
 */
function newVariant(
  context: PlatformContext,
  product: Product,
  choices: Record<string, string>,
): Variant {
  const { priceData, costAndProfitData, weight, sku } = product;
  return {
    id: Object.keys(choices).length > 0 ? context.nextId('variant') : ONLY_VARIANT,
    choices,
    variant: { visible: true, priceData, costAndProfitData, weight, sku },
    stock: { trackQuantity: false, inStock: true },
  };
}

/** Creates the variants of a product's options. Existing variants stay unchanged. */
export function syncVariants(context: PlatformContext, product: Product): void {
  const known = new Map(product.variants.map((one) => [choicesKey(one.choices), one]));
  const options = product.productOptions.map(
    ({ name, choices }) => [name, choices.map(({ description }) => description)] as const,
  );
  product.variants = getCombinations(options).map(
    (choices) => known.get(choicesKey(choices)) ?? newVariant(context, product, choices),
  );
}

/** Sets a product's options. Choices keep their media, and unchanged combinations stay. */
export function setOptions(context: PlatformContext, product: Product, options: Option[]): void {
  const isOther = keyOf(options) !== keyOf(product.productOptions);
  const before = product.productOptions;
  product.productOptions = options.map((option) => {
    const old = before.find(({ name }) => name === option.name);
    return {
      ...option,
      choices: option.choices.map((choice) => ({
        ...choice,
        media: old?.choices.find(({ description }) => description === choice.description)?.media,
      })),
    };
  });
  if (!isOther) return;
  syncVariants(context, product);
  if (options.length === 0) product.manageVariants = false;
  if (product.manageVariants) rejectTooMany(product);
}

function rejectTooMany({ variants }: Product): void {
  if (variants.length <= MAX_MANAGED) return;
  throw rejection('TOO_MANY_VARIANTS', `No more than ${MAX_MANAGED} variants can be managed.`, {
    data: { variants: variants.length },
  });
}

/** Enables or disables separate prices, costs, weights and SKUs of variants. */
export function setManageVariants(product: Product, manage: boolean): void {
  const { manageVariants: before, productOptions } = product;
  if (before && !manage && productOptions.length > 0) {
    throw rejection('VARIANTS_EXIST', 'Variants are managed until there are none.');
  }
  if (manage && productOptions.length === 0) {
    throw rejection('NO_VARIANTS', 'Without options there are no variants to manage.');
  }
  if (manage && !before) rejectTooMany(product);
  product.manageVariants = manage;
}

/** Removes all options: one variant is left, with the stock of all variants. */
export function deleteOptions(context: PlatformContext, product: Product): void {
  if (product.manageVariants) {
    throw rejection('VARIANTS_ARE_MANAGED', 'Options with managed variants cannot be deleted.');
  }
  const { trackInventory = false, quantity, inStock = true } = product.stock ?? {};
  product.productOptions = [];
  syncVariants(context, product);
  for (const variant of product.variants) {
    variant.stock = { trackQuantity: trackInventory, quantity, inStock };
  }
}
