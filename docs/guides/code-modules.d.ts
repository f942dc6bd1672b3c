// Modules that the code of the guides imports, and that this repository does not install or have. What
// the adapter of Next uses is in packages/ui/src/next/next-modules.d.ts.

declare module 'next' {
  /** Some fields of Next’s own type. */
  export interface Metadata {
    metadataBase?: URL;
    title?: string | { default: string; template: string };
    description?: string;
    alternates?: { canonical?: string; languages?: Record<string, string> };
  }
}

declare module 'next/server' {
  export interface NextRequest extends Request {
    nextUrl: URL & { clone(): URL };
  }
  export class NextResponse extends Response {
    static redirect(url: URL): NextResponse;
  }
}

declare module '@react-router/dev/routes' {
  interface RouteConfigEntry {
    file: string;
  }
  export type RouteConfig = RouteConfigEntry[];
  export function index(file: string): RouteConfigEntry;
  export function route(path: string, file: string): RouteConfigEntry;
  export function prefix(path: string, routes: RouteConfigEntry[]): RouteConfigEntry[];
}

// Files of the template, with the languages of the guide.
declare module '*/shop.ts' {
  import type { NavigationItem, ReturnUrls } from '@vitrine/ui';

  export const shopName: string;
  export const siteUrl: string;
  export const locale: string;
  export const routes: Shop['routes'];
  export const languages: readonly ['en', 'de'];
  export type Language = 'en' | 'de';
  export interface Shop {
    lang: Language;
    locale: string;
    texts: { lead: string; cart: string; events: string; problem: string };
    routes: {
      home: string;
      product: (slug: string) => string;
      cart: string;
      events: string;
      login: string;
      account: string;
    };
    navigation: NavigationItem[];
    checkoutReturn: ReturnUrls;
    login: { redirectUri: string; recoveryUrl: string };
    logout: { returnTo: string };
  }
  export function isLanguage(text: string | undefined): text is Language;
  export function getShop(lang: string | undefined): Shop;
  export function getLanguageUrls(
    getUrl: (routes: Shop['routes']) => string,
  ): Record<string, string>;
}

declare module '*/texts.ts' {
  export const textsOf: Record<'en' | 'de', { lead: string; cart: string; events: string }>;
}

declare module '*/client.ts' {
  import type { Client } from '@vitrine/client';

  export function createBrowserClient(): Client;
  export function getServerClient(): Client;
}

declare module '*/load-page.ts' {
  import type { DehydratedStorefront, Storefront } from '@vitrine/atoms';

  export type SearchParams = Promise<Record<string, string | string[] | undefined>>;
  export function loadPage<Entity>(
    searchParams: SearchParams,
    load: (storefront: Storefront) => Promise<Entity>,
  ): Promise<{ entity: Entity; state: DehydratedStorefront }>;
}

declare module '*/site-frame.tsx' {
  import type { ComponentType, ReactNode } from 'react';

  export const SiteFrame: ComponentType<{
    lang?: 'en' | 'de';
    pathname: string;
    children: ReactNode;
  }>;
}

declare module '*/google-tag.tsx' {
  import type { ConsentPurpose } from '@vitrine/ui';
  import type { ComponentType } from 'react';

  export const GoogleTag: ComponentType;
  export const purposes: readonly ConsentPurpose[];
}

declare module '*/providers.tsx' {
  import type { ComponentType, ReactNode } from 'react';

  export const Providers: ComponentType<{ lang?: 'en' | 'de'; children: ReactNode }>;
}

declare module 'next/navigation' {
  export function notFound(): never;
  export function usePathname(): string;
  export function useRouter(): { push(url: string): void };
}

declare module '*/Model' {
  import type { ComponentType } from 'react';

  const Model: ComponentType<{ src: string; label: string }>;
  export default Model;
}

declare module '*/providers' {
  import type { ComponentType, ReactNode } from 'react';

  export const Providers: ComponentType<{ children: ReactNode }>;
}

declare module '*.css' {}

declare module '*/SignedIn' {
  import type { ComponentType, ReactNode } from 'react';

  export const SignedIn: ComponentType<{ children: ReactNode }>;
}
