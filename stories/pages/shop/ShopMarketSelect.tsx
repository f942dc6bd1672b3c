import { MarketSelect, useUi } from '@vitrine/ui';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

const markets = [
  { value: 'en-GB', label: 'English (EUR)', lang: 'en' },
  { value: 'fa-IR', label: 'فارسی (EUR)', lang: 'fa' },
];

/** The language is that of Storybook's toolbar. */
const switchLanguage = (locale: string) =>
  addons.getChannel().emit(UPDATE_GLOBALS, { globals: { locale } });

/** The languages of the demo shop, for its footer and its menu. */
export function ShopMarketSelect() {
  const { locale } = useUi();
  const { value } = markets.find((market) => market.value === locale) ?? { value: 'en-GB' };
  return <MarketSelect markets={markets} value={value} onValueChange={switchLanguage} />;
}
