import {
  AdminFrame,
  type NavigationGroup,
  OrderList,
  OrderPage,
  OrderResults,
} from '@vitrine/admin';
import { adminGerman } from '@vitrine/admin/messages/de';
import { adminBritishEnglish } from '@vitrine/admin/messages/en-GB';
import { adminPersian } from '@vitrine/admin/messages/fa';
import {
  builtInOrderViews,
  createOrderList,
  memoryLocation,
  type OrderListOptions,
  type OrderList as OrderListState,
  orderCountAtom,
  useAtomValue,
} from '@vitrine/atoms';
import { Button, type Routes, useUi } from '@vitrine/ui';
import { german } from '@vitrine/ui/messages/de';
import { britishEnglish } from '@vitrine/ui/messages/en-GB';
import { persian } from '@vitrine/ui/messages/fa';
import { type ReactNode, useState } from 'react';
import { expect, screen, spyOn, userEvent as user, waitFor, within } from 'storybook/test';

/** URLs of the owner's pages. They are behind the `#`, so that a story needs no server. */
export const adminRoutes = {
  adminOrders: '#/admin/orders',
  adminOrder: (eventId, orderNumber) => `#/admin/orders/${eventId}/${orderNumber}`,
  adminEvents: '#/admin/events',
  adminEvent: (eventId) => `#/admin/events/${eventId}`,
  adminProducts: '#/admin/products',
  adminProduct: (productId) => `#/admin/products/${productId}`,
  product: (slug) => `#/products/${slug}`,
} satisfies Routes;

/** The messages of both packages, as a host passes them. */
export const adminMessages = {
  'en-GB': { ...britishEnglish, ...adminBritishEnglish },
  de: { ...german, ...adminGerman },
  'fa-IR': { ...persian, ...adminPersian },
};

/** Viewports of the owner's stories. */
export const large = { viewport: { value: 'large', isRotated: false } };
export const small = { viewport: { value: 'small', isRotated: false } };

/** Parameters that all stories of admin share. */
export const adminParameters = {
  routes: adminRoutes,
  messages: adminMessages,
  screenshot: 'window',
} as const;

/** Texts of the demo shop, by language and English text. */
const translations: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: {
    'Box office': 'Kasse',
    Orders: 'Bestellungen',
    Events: 'Veranstaltungen',
    'Guests & check-in': 'Gäste und Einlass',
    Shop: 'Shop',
    Products: 'Produkte',
    Collections: 'Kollektionen',
    'Back in stock': 'Wieder verfügbar',
    'Point of sale': 'Abendkasse',
    'View events': 'Veranstaltungen anzeigen',
    'New product': 'Neues Produkt',
    'New event': 'Neue Veranstaltung',
    'Change prices': 'Preise ändern',
    Media: 'Medien',
    Variants: 'Varianten',
    Cancel: 'Abbrechen',
    'Back to the editor': 'Zurück zum Produkt',
  },
  fa: {
    'Box office': 'گیشه',
    Orders: 'سفارش‌ها',
    Events: 'رویدادها',
    'Guests & check-in': 'مهمانان و پذیرش',
    Shop: 'فروشگاه',
    Products: 'محصولات',
    Collections: 'مجموعه‌ها',
    'Back in stock': 'موجود شدن دوباره',
    'Point of sale': 'فروش حضوری',
    'View events': 'نمایش رویدادها',
    'New product': 'محصول تازه',
    'New event': 'رویداد تازه',
    'Change prices': 'تغییر قیمت‌ها',
    Media: 'رسانه‌ها',
    Variants: 'تنوع‌ها',
    Cancel: 'لغو',
    'Back to the editor': 'بازگشت به محصول',
  },
};

/** Returns a function that translates a text of the demo shop into the language of the story. */
export function useDemoText() {
  const [language = ''] = useUi().locale.split('-');
  return (text: string): string => translations[language]?.[text] ?? text;
}

const navigation: readonly NavigationGroup[] = [
  {
    title: 'Box office',
    items: [
      { id: 'orders', label: 'Orders', href: '#/admin/orders', needsAction: 4, key: 'o' },
      { id: 'events', label: 'Events', href: '#/admin/events', count: 39, key: 'e' },
      { id: 'guests', label: 'Guests & check-in', href: '#/admin/guests', key: 'g' },
    ],
  },
  {
    title: 'Shop',
    items: [
      { id: 'products', label: 'Products', href: '#/admin/products', count: 77, key: 'p' },
      { id: 'collections', label: 'Collections', href: '#/admin/collections', count: 8 },
      { id: 'back-in-stock', label: 'Back in stock', href: '#/admin/requests', needsAction: 4 },
    ],
  },
];

interface FrameProps {
  current?: string;
  /** Counts of the navigation that differ from those of the shop; undefined shows none. */
  counts?: Readonly<Record<string, number | undefined>>;
  searchResults?: ReactNode;
  title?: string;
  backHref?: string;
  children: ReactNode;
}

/** The frame of the demo shop. */
export function DemoFrame({ current = 'orders', counts = {}, title, ...rest }: FrameProps) {
  const translate = useDemoText();
  const translated = navigation.map(({ title, items }) => ({
    title: title && translate(title),
    items: items.map((item) => ({
      ...item,
      label: translate(item.label),
      ...(item.id in counts &&
        (item.needsAction === undefined
          ? { count: counts[item.id] }
          : { needsAction: counts[item.id] })),
    })),
  }));
  return (
    <AdminFrame
      name="Fenn House"
      href="#/admin"
      navigation={translated}
      current={current}
      account={{ name: 'Inger Skov', role: translate('Box office') }}
      {...(title && { title: translate(title) })}
      {...rest}
    />
  );
}

/** Returns the counts of the navigation that are those of a list of orders. */
export function useOrderCounts(list: OrderListState) {
  const chosen = builtInOrderViews.find(({ id }) => id === 'needs-action')?.chosen ?? {};
  // The list has the same count in its tab.
  return { orders: useAtomValue(orderCountAtom(list.toQuery({ chosen }))).total };
}

export interface DeskProps extends OrderListOptions {
  /** Query of the list, as in a URL. */
  query?: string;
}

/** The page with the list of orders. */
export function OrdersDesk({ query = '', ...options }: DeskProps) {
  const translate = useDemoText();
  const [list] = useState(() => createOrderList({ location: memoryLocation(query), ...options }));
  return (
    <DemoFrame counts={useOrderCounts(list)} searchResults={<OrderResults />}>
      <OrderList
        list={list}
        actions={<Button>{translate('Point of sale')}</Button>}
        emptyAction={<Button>{translate('View events')}</Button>}
      />
    </DemoFrame>
  );
}

type Canvas = ReturnType<typeof within>;

/** Opens the command menu by its key, and returns its field. */
export async function openCommandMenu(): Promise<HTMLElement> {
  await user.keyboard('{Control>}k{/Control}');
  const input = await screen.findByRole('combobox', { name: 'Search or run a command' });
  await waitFor(() => expect(input).toHaveFocus());
  return input;
}

/** Replaces what opens a tab, and returns its calls. */
export const watchTabs = () => spyOn(window, 'open').mockReturnValue(null);

/** Returns the rows of the order table, once they are loaded. */
export async function findRows(canvas: object): Promise<HTMLElement[]> {
  const page = canvas as Canvas;
  const table = await page.findByRole('table', { name: /^(Orders|Bestellungen|سفارش‌ها)$/ });
  await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(1));
  const [, ...rows] = within(table).getAllByRole('row');
  return rows;
}

/** Returns the row of an order by a text in it. */
export async function findRow(canvas: object, text: string): Promise<HTMLElement> {
  const rows = await findRows(canvas);
  const row = rows.find((one) => one.textContent.includes(text));
  if (!row) throw new Error(`There is no row with "${text}".`);
  return row;
}

/** The action bar, by its region. */
export const findBar = (canvas: object): Promise<HTMLElement> =>
  (canvas as Canvas).findByRole('region', { name: 'Actions' });

/** The page of one order. */
export function OrderDesk({ eventId, orderNumber }: { eventId: string; orderNumber: string }) {
  const [list] = useState(() => createOrderList({ location: memoryLocation() }));
  return (
    <DemoFrame title={orderNumber} backHref="#/admin/orders">
      <OrderPage eventId={eventId} orderNumber={orderNumber} list={list} />
    </DemoFrame>
  );
}
