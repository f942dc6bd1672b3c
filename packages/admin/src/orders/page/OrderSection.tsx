'use client';

import type { ReactNode } from 'react';
import { PageSection } from '../../frame/PageSection.tsx';
import * as css from './OrderPage.css.ts';
import { useOrderPageContext } from './order-page-context.ts';

interface OrderSectionProps {
  title: string;
  /** Text or a button at the end of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of the page, with the heading level of the page. */
export function OrderSection(props: OrderSectionProps) {
  const { level } = useOrderPageContext();
  return <PageSection {...props} level={level} className={css.section} />;
}
