/** The modules of Next that the adapter uses. Next itself is too large for a development tool. */

declare module 'next/link' {
  import type { ComponentType } from 'react';

  const Link: ComponentType<{ href: string }>;
  export default Link;
}

declare module 'next/navigation' {
  export function useSearchParams(): URLSearchParams;
}
