import type { LineItem, Membership } from '@vitrine/client/cart';
import { getDateFormat } from '../../patterns/date-time/date-format.ts';
import type { useUi } from '../../provider/UiProvider.tsx';
import { getDisplayName } from '../line/line-item-fields.ts';
import '../../messages/en/totals.ts';

interface LabelContext extends Pick<ReturnType<typeof useUi>, 'locale' | 't'> {
  /** Whether the time zone of the visitor is known: not on a server, nor until hydration. */
  hasTimeZone: boolean;
}

function formatEndDate(
  { expirationDate }: Partial<Membership>,
  { locale, hasTimeZone }: LabelContext,
): string | undefined {
  if (!hasTimeZone) return undefined;
  if (!(expirationDate instanceof Date) || Number.isNaN(expirationDate.getTime())) return undefined;
  return getDateFormat(locale, { dateStyle: 'long' }).format(expirationDate);
}

/** Returns the name of a membership. */
export const getMembershipName = (
  membership: Membership | undefined,
  { t }: Pick<LabelContext, 't'>,
): string =>
  membership?.name?.translated || membership?.name?.original || t('cart.memberships.unnamed');

/**
 * Returns the details of a membership: its benefit, remaining credits, and expiry, one sentence
 * each.
 */
export function getMembershipDetails(
  membership: Membership,
  payable: readonly string[],
  lines: readonly LineItem[],
  context: LabelContext,
): string {
  const { locale, t } = context;
  const paid = lines.filter(({ _id }) => payable.includes(_id));
  const names = paid.map((line) => getDisplayName(line, t));
  const { credits } = membership;
  const date = formatEndDate(membership, context);
  return [
    names.length > 0 &&
      t('cart.memberships.pays', { names: new Intl.ListFormat(locale).format(names) }),
    credits &&
      t('cart.memberships.credits', { count: credits.total, remaining: credits.remaining }),
    date && t('cart.memberships.until', { date }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Returns why a membership can't be used here. Unknown reasons get a general text. */
export function getInvalidReason(
  reason: string,
  membership: Membership | undefined,
  context: LabelContext,
): string {
  const { t } = context;
  switch (reason) {
    case 'MEMBERSHIP_EXPIRED': {
      const date = formatEndDate(membership ?? {}, context);
      return date ? t('cart.memberships.expired', { date }) : t('cart.memberships.ended');
    }
    case 'NO_CREDITS_LEFT':
      return t('cart.memberships.noCredits');
    case 'NO_ELIGIBLE_LINE_ITEMS':
      return t('cart.memberships.noLines');
    default:
      return t('cart.memberships.invalid');
  }
}
