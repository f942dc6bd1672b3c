import { type MessageCatalog, useUi } from '@vitrine/ui';

const english = {
  'For the table': 'For the table',
  Light: 'Light',
  Vessels: 'Vessels',
  Furniture: 'Furniture',
  'Wool and linen': 'Wool and linen',
  Gifts: 'Gifts',
  Programme: 'Programme',
  'I accept the {rules}': 'I accept the {rules}',
  'house rules': 'house rules',
  'Accept the house rules to continue': 'Accept the house rules to continue',
  Saved: 'Saved',
  Compare: 'Compare',
  Cart: 'Cart',
  Objects: 'Objects',
  Events: 'Events',
  'Your account': 'Your account',
  Collections: 'Collections',
  'See the collection': 'See the collection',
  'See all collections': 'See all collections',
  'Shop all objects': 'Shop all objects',
  'VAT included': 'VAT included',
  'All prices include VAT': 'All prices include VAT',
  'Collect at Fenn House, today from 14:00': 'Collect at Fenn House, today from 14:00',
  'Eight characters or more.': 'Eight characters or more.',
  'It may have moved, or the address was mistyped.':
    'It may have moved, or the address was mistyped.',
  'Back soon': 'Back soon',
  'We’re restocking the shelves and will open again at 9:00.':
    'We’re restocking the shelves and will open again at 9:00.',
  'Vessels, light and small furniture, made in short runs by eleven workshops.':
    'Vessels, light and small furniture, made in short runs by eleven workshops.',
};

/** The demo store's own texts, besides the components' messages; in English also the names. */
export type ShopMessageKey = keyof typeof english;

const persian: Record<ShopMessageKey, string> = {
  'For the table': 'برای میز',
  Light: 'روشنایی',
  Vessels: 'ظرف‌ها',
  Furniture: 'مبلمان',
  'Wool and linen': 'پشم و کتان',
  Gifts: 'هدیه',
  Programme: 'برنامه',
  'I accept the {rules}': '{rules} را می‌پذیرم',
  'house rules': 'مقررات خانه',
  'Accept the house rules to continue': 'برای ادامه، مقررات خانه را بپذیرید',
  Saved: 'علاقه‌مندی‌ها',
  Compare: 'مقایسه',
  Cart: 'سبد خرید',
  Objects: 'کالاها',
  Events: 'رویدادها',
  'Your account': 'حساب شما',
  Collections: 'مجموعه‌ها',
  'See the collection': 'مشاهدهٔ مجموعه',
  'See all collections': 'مشاهدهٔ همهٔ مجموعه‌ها',
  'Shop all objects': 'مشاهدهٔ همهٔ کالاها',
  'VAT included': 'با احتساب مالیات',
  'All prices include VAT': 'همهٔ قیمت‌ها با احتساب مالیات است',
  'Collect at Fenn House, today from 14:00': 'تحویل در فن هاوس، امروز از ساعت ۱۴:۰۰',
  'Eight characters or more.': 'حداقل هشت کاراکتر.',
  'It may have moved, or the address was mistyped.':
    'شاید این صفحه منتقل شده یا نشانی آن اشتباه وارد شده باشد.',
  'Back soon': 'به‌زودی برمی‌گردیم',
  'We’re restocking the shelves and will open again at 9:00.':
    'در حال چیدن کالاهای تازه‌ایم و ساعت ۹ دوباره باز می‌کنیم.',
  'Vessels, light and small furniture, made in short runs by eleven workshops.':
    'ظرف، روشنایی و مبلمان کوچک، ساخت یازده کارگاه در شمار اندک.',
};

/**
 * Returns the demo store's own texts in the language of the page; English if there is no
 * translation.
 */
export function useShopMessages(): (key: ShopMessageKey) => string {
  const { locale } = useUi();
  const messages = locale === 'fa-IR' ? persian : english;
  return (key) => messages[key];
}

/**
 * The demo store's own wording for some messages of the components, because it sells handmade
 * items. A host passes such a catalog to `UiProvider` as `messages`.
 */
export const shopVoice = {
  'cart.announcement.count': {
    '=0': 'Your cart is empty.',
    one: '{count} object in your cart.',
    other: '{count} objects in your cart.',
  },
  'cart.cleared': { one: '{count} object removed', other: '{count} objects removed' },
  'cart.feedback.addedMany': { one: '{count} object added', other: '{count} objects added' },
  'cart.items': { one: '{count} object', other: '{count} objects' },
  'cart.lines': 'Objects in your cart',
  'cart.open': {
    '=0': 'Cart, empty',
    one: 'Cart, {count} object',
    other: 'Cart, {count} objects',
  },
  'catalog.noProductsHint': 'The next objects are being made.',
  'catalog.productFailed': 'We couldn’t load this object.',
  'catalog.products': { one: '{count} object', other: '{count} objects' },
  'catalog.productsFailed': 'We couldn’t load these objects.',
  'catalog.productsLoaded': {
    one: '{count} more object loaded',
    other: '{count} more objects loaded',
  },
  'catalog.productsShown': {
    one: '{shown} of {count} object',
    other: '{shown} of {count} objects',
  },
  'catalog.someFailed': 'Some objects couldn’t be loaded.',
  'events.emptyHint': 'The next programme is being made.',
  'lists.compareCount': {
    one: '{count} object to compare',
    other: '{count} objects to compare',
  },
  'lists.compareEmptyHint': 'Choose “Compare” on two or more objects.',
  'lists.facet.brand': 'Maker',
  'lists.facet.ribbon': 'Occasion',
  'lists.found': { '=0': 'No objects match', one: '{count} object', other: '{count} objects' },
  'lists.optionCount': { one: '{count} object', other: '{count} objects' },
  'lists.removeFilter': {
    one: 'Remove “{filter}” ({count} object)',
    other: 'Remove “{filter}” ({count} objects)',
  },
  'lists.row.brand': 'Maker',
  'lists.searchFor': 'Search for objects',
  'lists.searchProducts': 'Objects',
  'lists.show': { one: 'Show {count} object', other: 'Show {count} objects' },
  'pages.allEvents': 'See the programme',
} satisfies Partial<MessageCatalog>;

/** The same in Persian, as far as it differs. */
export const persianShopVoice = {
  'pages.allEvents': 'مشاهدهٔ برنامه',
} satisfies Partial<MessageCatalog>;
