'use client';

import { Heading } from '@vitrine/ui';
import { type ReactNode, useId } from 'react';
import * as css from './OrderPage.css.ts';
import { useOrderPageContext } from './order-page-context.ts';

interface OrderSectionProps {
  title: string;
  /** Text or a button at the end of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of the page under an ink rule. */
export function OrderSection({ title, aside, children }: OrderSectionProps) {
  const { level } = useOrderPageContext();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={css.section}>
      <div className={css.sectionHeader}>
        <Heading id={titleId} level={level} variant="bodyStrong">
          {title}
        </Heading>
        {aside && <div className={css.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}
