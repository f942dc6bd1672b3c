import type { Order, OrderStatus, OrderTag } from '@vitrine/client/orders';
import type { StatusMarkKind } from '../../frame/StatusMark.tsx';
import type { AdminTranslate } from '../../messages/use-admin-translate.ts';
import '../../messages/en/frame.ts';
import '../../messages/en/orders.ts';

/** The mark of each status: what it means for the owner. */
const kinds: Readonly<Record<OrderStatus, StatusMarkKind>> = {
  FREE: 'success',
  PAID: 'success',
  AUTHORIZED: 'needs-action',
  OFFLINE_PENDING: 'needs-action',
  PARTIALLY_PAID: 'needs-action',
  PENDING: 'in-progress',
  INITIATED: 'in-progress',
  DECLINED: 'failed',
  CANCELED: 'canceled',
  VOIDED: 'canceled',
};

const isStatus = (status: string | undefined): status is OrderStatus =>
  status !== undefined && Object.hasOwn(kinds, status);

/** Returns the mark of a status; undefined for one that is unknown. */
export const getStatusKind = (status: string | undefined): StatusMarkKind | undefined =>
  isStatus(status) ? kinds[status] : undefined;

/** Returns the text of a status, including unknown ones. */
export const getStatusLabel = (status: string | undefined, t: AdminTranslate): string =>
  isStatus(status) ? t(`admin.orders.status.${status}`) : t('admin.unknown');

const shownTags = ['MEMBER', 'ARCHIVED', 'FULLY_CHECKED_IN'] as const;

/** Tags that are shown next to a name; confirmed and unconfirmed follow from the status. */
export const getShownTags = ({ tags = [] }: Pick<Order, 'tags'>) =>
  shownTags.filter((tag) => tags.includes(tag));

const filterTags: readonly OrderTag[] = [...shownTags, 'NOT_FULLY_CHECKED_IN'];

/** Returns the text of a tag by which orders can be filtered. */
export const getTagLabel = (tag: string, t: AdminTranslate): string =>
  filterTags.includes(tag as OrderTag)
    ? t(`admin.orders.tag.${tag as (typeof shownTags)[number]}`)
    : t('admin.unknown');
