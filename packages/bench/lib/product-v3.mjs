/**
 * Converts a product of the mock platform to the third version of the platform's catalog, which its
 * headless packages read: the fields that their product page uses.
 */
export function toProductV3({ id, name, slug, description, media, priceData, ...product }) {
  const toPrice = ({ price, discountedPrice }) => ({
    actualPrice: toAmount(discountedPrice ?? price),
    ...(discountedPrice !== price && { compareAtPrice: toAmount(price) }),
  });
  const toAmount = (amount) => ({
    amount: String(amount),
    formattedAmount: `€${amount.toFixed(2)}`,
  });
  const toRange = (amount) => amount && { minValue: amount, maxValue: amount };
  const prices = toPrice(priceData);
  const options = product.productOptions.map(({ name: optionName, optionType, choices }) => ({
    id: optionName,
    name: optionName,
    optionRenderType: optionType === 'color' ? 'SWATCH_CHOICES' : 'TEXT_CHOICES',
    choicesSettings: {
      choices: choices.map(({ value, description: choiceName, inStock, visible }) => ({
        ...{ choiceId: choiceName, name: choiceName, inStock, visible, key: choiceName },
        ...(optionType === 'color' && { choiceType: 'ONE_COLOR', colorCode: value }),
      })),
    },
  }));
  const variants = product.variants.map(({ id: variantId, choices, stock, variant }) => ({
    id: variantId,
    visible: true,
    choices: Object.entries(choices).map(([optionName, choiceName]) => ({
      optionChoiceNames: { optionName, choiceName },
    })),
    price: toPrice(variant.priceData),
    inventoryStatus: { inStock: stock.inStock, preorderEnabled: false },
  }));
  return {
    ...{ id, name, slug, options, currency: priceData.currency },
    visible: true,
    productType: 'PHYSICAL',
    plainDescription: description,
    media: { itemsInfo: { items: media.items.map(toMediaItem) } },
    actualPriceRange: toRange(prices.actualPrice),
    compareAtPriceRange: toRange(prices.compareAtPrice),
    inventory: { availabilityStatus: 'IN_STOCK', preorderStatus: 'DISABLED' },
    variantSummary: { variantCount: variants.length },
    variantsInfo: { variants },
    modifiers: [],
    infoSections: [],
  };
}

const toMediaItem = ({ id, title, image: { width, height } }) => ({
  id,
  mediaType: 'IMAGE',
  altText: title,
  image: { id, url: `https://static.wixstatic.com/media/${id}`, width, height, filename: id },
});
