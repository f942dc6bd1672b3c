import { type MessageCatalog, useUi } from '@vitrine/ui';

const english = {
  Material: 'Material',
  '© 2026 Fenn House, Aalborg': '© 2026 Fenn House, Aalborg',
  'For the table': 'For the table',
  Light: 'Light',
  Vessels: 'Vessels',
  Furniture: 'Furniture',
  'Wool and linen': 'Wool and linen',
  Wash: 'Wash',
  Paper: 'Paper',
  Gifts: 'Gifts',
  'What’s on': 'What’s on',
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
  'Free returns within 30 days': 'Free returns within 30 days',
  'Collect at Fenn House, today from 14:00': 'Collect at Fenn House, today from 14:00',
  'Eight characters or more.': 'Eight characters or more.',
  'It may have moved, or the address was mistyped.':
    'It may have moved, or the address was mistyped.',
  'Back soon': 'Back soon',
  'Open again at 9:00': 'Open again at 9:00',
  'We’re restocking the shelves. Your cart and your saved items stay here.':
    'We’re restocking the shelves. Your cart and your saved items stay here.',
  'See all events': 'See all events',
  'More events': 'More events',
  'Winter collection': 'Winter collection',
  'Candles for the long evenings': 'Candles for the long evenings',
  'About the candles': 'Poured by hand in Aalborg, in four colours and three sizes.',
  'Order received': 'Order received',
  'About the receipt': 'We’ve sent you a confirmation by email.',
  'Packed and sent': 'Packed and sent',
  'About sending': 'Within two working days. We’ll email you the tracking link.',
  Delivered: 'Delivered',
  'About the delivery': 'One or two days later in Denmark, three to six in Europe.',
  'Made in short runs, by eleven workshops.': 'Made in short runs, by eleven workshops.',
  'New this month': 'New this month',
  'You might also like': 'You might also like',
  'Goes well with': 'Goes well with',
  'While you’re here': 'While you’re here',
  'Our makers': 'Our makers',
  'Sixteen ridges, one pour': 'Sixteen ridges, one pour',
  'Shop Elmgreen': 'Shop Elmgreen',
  'Shop by collection': 'Shop by collection',
  Shop: 'Shop',
  Help: 'Help',
  Delivery: 'Delivery',
  Returns: 'Returns',
  'Contact us': 'Contact us',
  'Visit us': 'Visit us',
  Terms: 'Terms',
  Privacy: 'Privacy',
  'Unsubscribe at any time. See our {policy}.': 'Unsubscribe at any time. See our {policy}.',
  'privacy policy': 'privacy policy',
  'First pick of new arrivals': 'First pick of new arrivals',
  'One email a month: new objects, workshop dates and early tickets.':
    'One email a month: new objects, workshop dates and early tickets.',
  Home: 'Home',
  'Error 404': 'Error 404',
  'About Elmgreen':
    'Elmgreen Candle Works has poured candles by the harbour since 1951. Each ridge candle leaves its mould in one piece and burns for about sixty hours.',
  'About delivery':
    'We deliver in Denmark in two working days and in Europe in three to six. Delivery is free above €100.',
  'About returns':
    'Send objects back within 30 days, unused and in their box. We refund them as soon as they arrive.',
  'About contact':
    'Write to hello@fennhouse.example, or call us on weekdays between 9:00 and 16:00.',
  'About visits':
    'Fenn House is at Fennegade 4 in Aalborg. We are open every day from 10:00 to 18:00.',
  'About terms': 'Prices include VAT. A contract exists as soon as we confirm your order by email.',
  'About privacy':
    'We keep what an order needs, and nothing else. Ask us for a copy of your data, or to delete it.',
};

/** The demo store's own texts, besides the components' messages; in English also the names. */
export type ShopMessageKey = keyof typeof english;

const persian: Record<ShopMessageKey, string> = {
  Material: 'جنس',
  '© 2026 Fenn House, Aalborg': '© ۲۰۲۶ Fenn House، آلبورگ',
  'For the table': 'برای میز',
  Light: 'روشنایی',
  Vessels: 'ظرف‌ها',
  Furniture: 'مبلمان',
  'Wool and linen': 'پشم و کتان',
  Wash: 'شست‌وشو',
  Paper: 'کاغذ',
  Gifts: 'هدیه',
  'What’s on': 'برنامه',
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
  'Free returns within 30 days': 'بازگرداندن رایگان تا ۳۰ روز',
  'All prices include VAT': 'همهٔ قیمت‌ها با احتساب مالیات است',
  'Collect at Fenn House, today from 14:00': 'تحویل در Fenn House، امروز از ساعت ۱۴:۰۰',
  'Eight characters or more.': 'حداقل هشت کاراکتر.',
  'It may have moved, or the address was mistyped.':
    'شاید این صفحه منتقل شده یا نشانی آن اشتباه وارد شده باشد.',
  'Back soon': 'به‌زودی برمی‌گردیم',
  'Open again at 9:00': 'ساعت ۹:۰۰ باز می‌کنیم',
  'We’re restocking the shelves. Your cart and your saved items stay here.':
    'در حال چیدن کالاهای تازه‌ایم. سبد خرید و علاقه‌مندی‌های شما همین‌جا می‌ماند.',
  'See all events': 'مشاهدهٔ همهٔ رویدادها',
  'More events': 'رویدادهای دیگر',
  'Winter collection': 'مجموعهٔ زمستان',
  'About the candles': 'در آلبورگ با دست ریخته می‌شوند، در چهار رنگ و سه اندازه.',
  'Candles for the long evenings': 'شمع برای شب\u200cهای بلند',
  'Order received': 'سفارش دریافت شد',
  'About the receipt': 'تأیید سفارش را با ایمیل فرستادیم.',
  'Packed and sent': 'بسته‌بندی و ارسال',
  'About sending': 'تا دو روز کاری. پیوند پیگیری را ایمیل می‌کنیم.',
  Delivered: 'تحویل',
  'About the delivery': 'در دانمارک یک تا دو روز بعد، در اروپا سه تا شش روز.',
  'Made in short runs, by eleven workshops.': 'با شمارگان کم، ساختهٔ یازده کارگاه.',
  'Goes well with': 'هماهنگ با خرید شما',
  'While you’re here': 'تا اینجا هستید',
  'You might also like': 'شاید این‌ها را هم بپسندید',
  'New this month': 'تازه\u200cهای این ماه',
  'Our makers': 'سازندگان ما',
  'Sixteen ridges, one pour': 'شانزده شیار، یک بار ریختن',
  'Shop Elmgreen': 'خرید از المگرین',
  'Shop by collection': 'خرید بر اساس مجموعه',
  Shop: 'فروشگاه',
  Help: 'راهنما',
  Delivery: 'ارسال',
  Returns: 'بازگرداندن کالا',
  'Contact us': 'تماس با ما',
  'Visit us': 'بازدید',
  Terms: 'شرایط',
  Privacy: 'حریم خصوصی',
  'Unsubscribe at any time. See our {policy}.':
    'هر زمان می‌توانید لغو اشتراک کنید. {policy} را ببینید.',
  'privacy policy': 'سیاست حریم خصوصی',
  'First pick of new arrivals': 'پیش از همه از تازه\u200cها باخبر شوید',
  'One email a month: new objects, workshop dates and early tickets.':
    'ماهی یک ایمیل: کالاهای تازه، تاریخ کارگاه\u200cها و بلیت\u200cهای پیش از موعد.',
  Home: 'خانه',
  'Error 404': 'خطای ۴۰۴',
  'About Elmgreen':
    'کارگاه شمع المگرین از سال ۱۹۵۱ کنار بندر شمع می\u200cریزد. هر شمع شیاردار یک\u200cتکه از قالب بیرون می\u200cآید و نزدیک شصت ساعت می\u200cسوزد.',
  'About delivery':
    'در دانمارک در دو روز کاری و در اروپا در سه تا شش روز کاری می\u200cرسانیم. ارسال برای خریدهای بالای ۱۰۰ یورو رایگان است.',
  'About returns':
    'کالاها را تا ۳۰ روز، استفاده\u200cنشده و در جعبه، برگردانید. به محض رسیدن، پول شما را برمی\u200cگردانیم.',
  'About contact': 'به hello@fennhouse.example بنویسید یا روزهای کاری از ساعت ۹ تا ۱۶ تماس بگیرید.',
  'About visits': 'Fenn House در آلبورگ، فنه\u200cگاده ۴ است. هر روز از ساعت ۱۰ تا ۱۸ باز هستیم.',
  'About terms':
    'قیمت\u200cها با احتساب مالیات است. قرارداد با تأیید سفارش شما با ایمیل بسته می\u200cشود.',
  'About privacy':
    'فقط آنچه سفارش لازم دارد را نگه می\u200cداریم. می\u200cتوانید نسخه\u200cای از داده\u200cهای خود یا حذف آن\u200cها را بخواهید.',
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
