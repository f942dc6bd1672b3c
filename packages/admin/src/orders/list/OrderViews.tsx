'use client';

import { builtInOrderViews, type ListView, orderCountAtom, useAtomValue } from '@vitrine/atoms';
import type { ComponentProps } from 'react';
import { ViewTab } from '../../frame/ViewTabs.tsx';
import { ListViews } from '../../list/ListViews.tsx';
import type { AdminMessageKey } from '../../messages/english.ts';
import { useAdminTranslate } from '../../messages/use-admin-translate.ts';
import { useOrderListContext } from './order-list-context.ts';
import '../../messages/en/orders.ts';

const labels: Readonly<Record<string, Extract<AdminMessageKey, `admin.orders.view.${string}`>>> = {
  all: 'admin.orders.view.all',
  'needs-action': 'admin.orders.view.needs-action',
  members: 'admin.orders.view.members',
  archived: 'admin.orders.view.archived',
};

/** The views of the order list with the numbers of their orders. */
export function OrderViews() {
  const t = useAdminTranslate();
  const { list } = useOrderListContext();
  return (
    <ListViews
      list={list}
      builtIn={builtInOrderViews}
      getName={({ id }) => {
        const key = labels[id];
        return key ? t(key as 'admin.orders.view.all') : id;
      }}
      renderTab={(view, props) => <CountedView key={view.id} view={view} {...props} />}
    />
  );
}

interface CountedViewProps extends ComponentProps<typeof ViewTab> {
  view: ListView;
}

function CountedView({ view, ...rest }: CountedViewProps) {
  const { list } = useOrderListContext();
  const { total } = useAtomValue(orderCountAtom(list.toQuery({ chosen: view.chosen })));
  return <ViewTab {...rest} count={total} needsAction={view.id === 'needs-action'} />;
}
