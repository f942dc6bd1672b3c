import { createContext, type ReactNode, useContext } from 'react';

const TitleContext = createContext('Material');

export interface MaterialSectionProps {
  /** The section's title as the shop has written it, whatever language the page is in. */
  title: string;
  children: ReactNode;
}

/**
 * Names the information section that says what a product is made of, for all parts below it: the
 * second line of a label. The contract marks none; without this it is the one titled “Material”.
 */
export function MaterialSection({ title, children }: MaterialSectionProps) {
  return <TitleContext value={title}>{children}</TitleContext>;
}

/** The title of that section. */
export const useMaterialSection = (): string => useContext(TitleContext);
