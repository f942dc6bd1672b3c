// Names that the code of the guides uses, and that a reader's own project or framework has.
import type { Storefront } from '@vitrine/atoms';
import type { Client, ClientOptions } from '@vitrine/client';
import type { PriceData, Product } from '@vitrine/client/catalog';
import type { MockPlatform } from '@vitrine/mocks';
import type { PickupLocation, PictureImage, Routes } from '@vitrine/ui';
import type { PageMetadata } from '@vitrine/ui/metadata';
import type { ComponentType, ReactNode } from 'react';

declare global {
  const buyer: Parameters<MockPlatform['tickets']['fillIn']>[1];
  const children: ReactNode;
  const client: Client;
  const clientId: string;
  const codes: Readonly<Record<string, string>>;
  const checkoutId: string;
  const market: string;
  const pathname: string;
  const poster: PictureImage;
  const platform: MockPlatform;
  const product: Product;
  const productId: string;
  const provider: ClientOptions['provider'];
  const publicKey: string;
  const recoveryUrl: string;
  const redirectUri: string;
  const refillPrices: Readonly<Record<string, PriceData>>;
  const request: Request;
  const reservationId: string;
  const response: { write(chunk: unknown): void; end(chunk: string): void };
  const routes: Routes;
  const siteUrl: string;
  const slug: string;
  const storefront: Storefront;
  const url: string;

  const App: ComponentType<{ storefront: Storefront }>;
  const ProductPage: ComponentType<{ slug: string }>;

  function createShopClient(): Client;
  function getUrl(product: Product): string;
  function gtag(command: string, name: string, params: object): void;
  function loadPixel(): void;
  function navigate(url: string): void;
  function readStores(variantId: string | undefined): Promise<readonly PickupLocation[]>;
  function savePickupStore(id: string): void;
  function sendTickets(orderNumber: string): Promise<void>;

  /** What Next generates for each route. */
  interface PageProps<Path extends string> {
    params: Promise<Path extends `${string}[slug]` ? { slug: string } : object>;
    searchParams: Promise<Record<string, string>>;
  }
  interface LayoutProps<_Path extends string> {
    children: ReactNode;
  }

  /** What React Router generates for each route. */
  namespace Route {
    interface LoaderArgs {
      params: { slug: string };
      request: Request;
    }
    interface MetaArgs {
      loaderData: { metadata: PageMetadata };
    }
    interface ComponentProps {
      params: { slug: string };
      loaderData: { state: string; metadata: PageMetadata };
    }
  }
}
