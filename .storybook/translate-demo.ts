import { createMockPlatform, fennHouse } from '@vitrine/mocks';
import { getPersianText, persianFennHouse } from '@vitrine/mocks/fa';
import { storyTime } from '@vitrine/storybook';
import { cloneElement, isValidElement, type PropsWithChildren } from 'react';

/** Records the texts that differ between the same data in two languages. */
function addPairs(english: unknown, persian: unknown, pairs: Map<string, string>): void {
  if (typeof english === 'string' && typeof persian === 'string') {
    if (english !== persian) pairs.set(english, persian);
  } else if (Array.isArray(english) && Array.isArray(persian)) {
    for (const [index, item] of english.entries()) addPairs(item, persian[index], pairs);
  } else if (isPlain(english) && isPlain(persian)) {
    for (const [key, value] of Object.entries(english)) addPairs(value, persian[key], pairs);
  }
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !('$$typeof' in value);

/** Returns the texts of the demo shop that differ between its languages, by the English text. */
function getPairs(): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  const [english, persian] = [fennHouse, persianFennHouse].map((shop) => {
    const platform = createMockPlatform({ shop, clock: { now: () => storyTime } });
    const { products, collections } = platform.shop;
    return { products, collections, events: platform.events.all() };
  });
  addPairs(english, persian, pairs);
  return pairs;
}

const pairs = getPairs();
const euros = new Intl.NumberFormat('fa-IR', { style: 'currency', currency: 'EUR' });

/** What the host adds to the shop's texts in stories of components. */
const hostTexts: Readonly<Record<string, string>> = {
  'VAT included': 'با احتساب مالیات',
  'Collect at Fenn House, today from 14:00': 'تحویل در Fenn House، امروز از ساعت ۱۴:۰۰',
  'Shop all objects': 'مشاهدهٔ همهٔ کالاها',
  'Save for later': 'ذخیره برای بعد',
  'Choose tickets': 'انتخاب بلیت',
  'Refill plan': 'طرح پر کردن دوباره',
  'Pause or cancel at any time': 'هر زمان می‌توانید آن را متوقف یا لغو کنید',
  'Log in': 'ورود',
  'You are logged in.': 'وارد شده‌اید.',
  'You are a visitor.': 'شما بازدیدکننده‌اید.',
  'We hold your seats while you log in.': 'تا آن زمان صندلی‌های شما رزرو می‌ماند.',
  ' Email me a link': ' پیوند را ایمیل کنید',
  'Eight characters or more.': 'حداقل هشت کاراکتر.',
  'Ten characters or more.': 'حداقل ده کاراکتر.',
  'The page stays where it is.': 'صفحه همان‌جا که هست می‌ماند.',
  Orders: 'سفارش‌ها',
  Tickets: 'بلیت‌ها',
  Answer: 'پاسخ',
  Shop: 'فروشگاه',
  'Stamp under the foot': 'مُهر زیر پایه',
  'For Alma, who never spills': 'برای آلما که هیچ‌وقت نمی‌ریزد',
  'Two of a kind, in the week of the first frost': 'دوتایی، در هفتهٔ نخستین یخبندان',
  'Gift wrapping': 'کادوپیچی',
  'Below zero': 'زیر صفر',
  'Week of the first frost': 'هفتهٔ نخستین یخبندان',
  'Two of a kind': 'دوتایی',
  'Delivery on the house': 'ارسال به حساب ما',
  'two to carry': 'حمل دونفره',
  'State tax': 'مالیات ایالت',
  'City tax': 'مالیات شهر',
  'We don’t recognise FIRSTLITE. Check the spelling.':
    'کد FIRSTLITE را نمی‌شناسیم. املای آن را بررسی کنید.',
  'Code LATESUPPER is for orders of €250.00 or more.':
    'کد LATESUPPER برای سفارش‌های ۲۵۰٫۰۰ یورو به بالاست.',
  '2 products need your attention before checkout.': '۲ کالا پیش از تسویه نیاز به بررسی دارند.',
  'We couldn’t open checkout. Nothing was charged. Try again.':
    'تسویه باز نشد. مبلغی برداشت نشد. دوباره امتحان کنید.',
  Overview: 'نگاه کلی',
  'All orders': 'همهٔ سفارش‌ها',
  'No. 10482': 'شمارهٔ ۱۰۴۸۲',
  'No. 10377': 'شمارهٔ ۱۰۳۷۷',
  'Ridge pillar candle, two serving bowls': 'شمع ستونی شیاردار، دو کاسه',
  'Low pitcher': 'پارچ کوتاه',
  'On its way': 'در راه',
  'Collected on 3 November': 'تحویل در ۱۲ آبان',
  'Nothing here yet. Your tickets will appear here.':
    'هنوز چیزی اینجا نیست. بلیت‌های شما اینجا نمایش داده می‌شوند.',
  Programme: 'برنامه',
  Visit: 'بازدید',
  Journal: 'نشریه',
  Cart: 'سبد خرید',
  Objects: 'محصولات',
  Account: 'حساب',
  'Switch account': 'تغییر حساب',
  Saved: 'ذخیره‌شده',
  'Vessels, light and small furniture, made in short runs by eleven workshops.':
    'ظرف، روشنایی و مبلمان کوچک، با شمارگان کم، ساختهٔ یازده کارگاه.',
  '© 2026 Fenn House': '© ۱۴۰۵ Fenn House',
  'All prices include VAT': 'همهٔ قیمت‌ها با مالیات',
};

/** Returns a text of the demo shop or its host, or a formatted amount, in Persian. */
function translateText(text: string): string {
  const [, amountPerUnit = '', unit = ''] = /^(€[\d.]+) \/ (\d+ \w+)$/.exec(text) ?? [];
  if (unit)
    return `${translateText(amountPerUnit).replace(/^\u200e/, '')} / ${translateText(unit)}`;
  const known = pairs.get(text) ?? (Object.hasOwn(hostTexts, text) ? hostTexts[text] : undefined);
  if (known !== undefined) return known;
  const [, amount] = /^€([\d,]+\.\d\d)$/.exec(text) ?? [];
  return amount
    ? euros.format(amount.replaceAll(',', '') as Intl.StringNumericLiteral)
    : getPersianText(text);
}

/**
 * Returns the same data with the Persian texts of the demo shop, for components without a platform.
 * Texts that are not the shop's stay, and data without one keeps its identity.
 */
export function translateDemo<Value>(value: Value): Value {
  if (typeof value === 'string') return translateText(value) as Value;
  if (Array.isArray(value)) {
    const items = value.map(translateDemo);
    return items.every((item, index) => item === value[index]) ? value : (items as Value);
  }
  if (isValidElement(value)) {
    const props = value.props as PropsWithChildren;
    const translated = translateDemo(props);
    if (translated === props) return value;
    const { children, ...own } = translated;
    // Children that are written one after the other have no keys.
    return cloneElement(value, own, ...[children].flat()) as Value;
  }
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).map(
    ([key, item]) => [translateText(key), translateDemo(item)] as const,
  );
  const isSame = entries.every(([key, item]) => value[key] === item);
  return isSame ? value : (Object.fromEntries(entries) as Value);
}
