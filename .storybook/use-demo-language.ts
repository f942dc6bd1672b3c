import { createContext, useContext } from 'react';

/** Returns data of the demo shop in the language of the story. */
export type TranslateDemo = <Value>(value: Value) => Value;

/** The translation of the demo shop; `.storybook/preview.tsx` sets it. */
export const DemoLanguageContext = createContext<TranslateDemo>((value) => value);

/**
 * Returns a function that translates data of the demo shop into the language of the story, for
 * components that a story renders without args. Args are translated already.
 *
 * @example
 * const translate = useDemoLanguage();
 * return <ProductCard product={translate(getProduct('ring-vase'))} />;
 */
export const useDemoLanguage = (): TranslateDemo => useContext(DemoLanguageContext);
