'use client';

import type { Product } from '@vitrine/client/catalog';
import { createContext, type ReactNode, useContext } from 'react';
import { getTextBlocks } from '../../primitives/safe-html/html-text.ts';

const TitleContext = createContext('Material');

export interface MaterialSectionProps {
  /** The section's title as the shop has written it, whatever language the page is in. */
  title: string;
  /** The section’s text. */
  children: ReactNode;
}

/**
 * Sets the title of the information section with a product's material, for all components below it:
 * the second line of a label. The API marks none; by default it is the one titled “Material”.
 */
export function MaterialSection({ title, children }: MaterialSectionProps) {
  return <TitleContext value={title}>{children}</TitleContext>;
}

/** The title of that section. */
export const useMaterialSection = (): string => useContext(TitleContext);

/** Returns what a product is made of, the second line of its label, from that section. */
export function useMaterial({ additionalInfoSections }: Product): string | undefined {
  const title = useMaterialSection();
  const section = additionalInfoSections.find((one) => one.title === title);
  return getTextBlocks(section?.description)[0]?.text;
}
