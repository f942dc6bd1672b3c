'use client';

import type { AccordionProps } from '../../../primitives/accordion/Accordion.tsx';
import * as Accordion from '../../../primitives/accordion/Accordion.tsx';
import { SafeHtml } from '../../../primitives/safe-html/SafeHtml.tsx';
import { useMaterialSection } from '../../card/MaterialSection.tsx';
import { useProductContext } from '../product-context.ts';

export interface ProductDetailsProps extends Omit<AccordionProps, 'children'> {
  /** Heading level of the titles. Default 2. */
  level?: 2 | 3 | 4 | 5 | 6;
}

/**
 * The product's information sections; the first is open. The section about the material, which
 * `ProductCard` shows, is left out.
 */
export function ProductDetails({ level = 2, ...rest }: ProductDetailsProps) {
  const material = useMaterialSection();
  const { product } = useProductContext();
  const sections = product.additionalInfoSections.filter(({ title }) => title !== material);
  const [first] = sections;
  if (!first) return null;
  return (
    <Accordion.Root defaultValue={[first.title]} {...rest}>
      {sections.map(({ title, description }) => (
        <Accordion.Item key={title} value={title}>
          <Accordion.Title level={level}>{title}</Accordion.Title>
          <Accordion.Content>
            <SafeHtml html={description} />
          </Accordion.Content>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  );
}
