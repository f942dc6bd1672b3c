export { AccountPage, type AccountPageProps } from './pages/AccountPage.tsx';
export { CollectionPage, type CollectionPageProps } from './pages/CollectionPage.tsx';
export { CollectionsPage, type CollectionsPageProps } from './pages/CollectionsPage.tsx';
export { ComparePage, type ComparePageProps } from './pages/ComparePage.tsx';
export { EventDetailPage, type EventDetailPageProps } from './pages/EventDetailPage.tsx';
export { EventListPage, type EventListPageProps } from './pages/EventListPage.tsx';
export { NotFoundPage, type NotFoundPageProps } from './pages/NotFoundPage.tsx';
export { PageHeader, type PageHeaderProps } from './pages/PageHeader.tsx';
export {
  type ParentPage,
  ProductDetailPage,
  type ProductDetailPageProps,
} from './pages/ProductDetailPage.tsx';
export type { ProductListingOptions } from './pages/ProductListing.tsx';
export {
  RecentlyViewedSection,
  type RecentlyViewedSectionProps,
} from './pages/RecentlyViewedSection.tsx';
export { SearchPage, type SearchPageProps } from './pages/SearchPage.tsx';
export type { NavigationItem } from './pages/shell/navigation.ts';
export { useOpenLogin } from './pages/shell/open-login.ts';
export { SiteShell, type SiteShellProps } from './pages/shell/SiteShell.tsx';
export { WishlistPage, type WishlistPageProps } from './pages/WishlistPage.tsx';
