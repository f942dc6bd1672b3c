import { TotalsView } from '@vitrine/ui';
import type { ComponentProps } from 'react';

type Totals = ComponentProps<typeof TotalsView>['value'];
export const OrderTotals = ({ value }: { value: Totals }) => (
  <TotalsView value={value} currency="EUR" />
);
