'use client';

import { getOrderOutcome } from '@vitrine/atoms';
import { Download, Wallet } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../../primitives/button/Button.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { useUi } from '../../provider/UiProvider.tsx';
import { classes } from '../../utils/classes.ts';
import { isHttpUrl } from '../../utils/safe-url.ts';
import * as css from './OrderFiles.css.ts';
import { useTicketOrderContext } from './ticket-order-context.ts';
import '../../messages/en/common.ts';
import '../../messages/en/orders.ts';

export type OrderFilesProps = Omit<ComponentProps<'div'>, 'children'>;

/**
 * The file with all tickets of an order, and its wallet pass if it has one ticket: the platform has
 * no pass for several. Renders nothing until the tickets are ready.
 */
export function OrderFiles({ className, ...rest }: OrderFilesProps) {
  const { t } = useUi();
  const { order } = useTicketOrderContext();
  const { tickets = [], ticketsPdf, ticketsQuantity } = order;
  if (getOrderOutcome(order).kind !== 'ready') return null;
  const [ticket, ...others] = tickets;
  const pass = others.length === 0 ? ticket?.walletPassUrl : undefined;
  const files = [
    { href: pass, icon: Wallet, label: t('orders.wallet') },
    {
      ...{ href: ticketsPdf, icon: Download },
      label: t('orders.downloadTickets', { count: ticketsQuantity ?? 1 }),
    },
  ].filter(({ href }) => isHttpUrl(href));
  if (files.length === 0) return null;
  return (
    <div {...rest} className={classes(css.root, className)}>
      {files.map(({ href, icon, label }, index) => (
        <Button
          key={href}
          asChild
          emphasis={index === 0 ? 'primary' : 'outline'}
          size="large"
          className={css.file}
        >
          <a href={href} target="_blank" rel="noreferrer">
            <span className={css.label}>
              <Icon as={icon} />
              {label}
            </span>
            <VisuallyHidden> ({t('common.newTab')})</VisuallyHidden>
          </a>
        </Button>
      ))}
    </div>
  );
}
