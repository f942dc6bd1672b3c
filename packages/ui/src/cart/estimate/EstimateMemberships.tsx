'use client';

import {
  type CartMemberships,
  cartLinesAtom,
  cartMembershipsAtom,
  selectMembershipAtom,
  useAtomValue,
  useSetAtom,
} from '@vitrine/atoms';
import { type ComponentProps, useId } from 'react';
import { Checkbox } from '../../primitives/checkbox/Checkbox.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { useIsHydrated } from '../../utils/hooks/use-is-hydrated.ts';
import { CartMessage } from '../messages/CartMessage.tsx';
import * as css from './Estimate.css.ts';
import { getInvalidReason, getMembershipDetails, getMembershipName } from './membership-labels.ts';
import '../../messages/en/totals.ts';

export type EstimateMembershipsProps = Omit<ComponentProps<'fieldset'>, 'children'>;

/**
 * The visitor's memberships: those that can pay for something in the cart, selectable, and the
 * others with the reason. Hidden without memberships.
 */
export function EstimateMemberships({ className, ...rest }: EstimateMembershipsProps) {
  const ui = useUi();
  const labels = { ...ui, hasTimeZone: useIsHydrated() };
  const { t } = ui;
  const titleId = useId();
  const lines = useAtomValue(cartLinesAtom);
  const select = useSetAtom(selectMembershipAtom);
  const { eligible, invalid, rejection, isPending } = useAtomValue(cartMembershipsAtom);
  if (eligible.length === 0 && invalid.length === 0) return null;
  return (
    <fieldset
      {...rest}
      aria-labelledby={titleId}
      aria-busy={isPending || undefined}
      className={classes(css.memberships, className)}
    >
      <p id={titleId} className={css.title}>
        {t('cart.memberships.title')}
      </p>
      <Rejection rejection={rejection} />
      {eligible.map(({ membership, lineItemIds, isSelected }) => (
        <Checkbox
          key={membership._id}
          checked={isSelected}
          disabled={lineItemIds.length === 0}
          hint={getMembershipDetails(membership, lineItemIds, lines, labels)}
          onCheckedChange={(checked) =>
            select({ membershipId: membership._id, isSelected: checked === true })
          }
        >
          {getMembershipName(membership, ui)}
        </Checkbox>
      ))}
      {invalid.map(({ membership, reason }, index) => (
        <Checkbox
          key={membership?._id ?? index}
          disabled
          hint={getInvalidReason(reason, membership, labels)}
        >
          {getMembershipName(membership, ui)}
        </Checkbox>
      ))}
      {eligible.some(({ isSelected }) => isSelected) && (
        <p className={css.note}>{t('cart.memberships.again')}</p>
      )}
    </fieldset>
  );
}

function Rejection({ rejection }: Pick<CartMemberships, 'rejection'>) {
  const { t } = useUi();
  if (!rejection) return null;
  const isShort = rejection.code === 'NOT_ENOUGH_CREDITS';
  return (
    <CartMessage tone="warning">
      {t(isShort ? 'cart.memberships.tooFew' : 'cart.memberships.rejected')}
    </CartMessage>
  );
}
