import Link from 'next/link';
import type { ElementType } from 'react';

/**
 * Lets all links of the components use Next's router.
 *
 * @example
 * <UiProvider {...nextLink} routes={routes}>
 *   {children}
 * </UiProvider>
 */
export const nextLink: { readonly link: ElementType } = { link: Link };
