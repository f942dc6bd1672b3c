// Modules that the code of the guides imports, and that this repository does not install or have. What
// the adapter of Next uses is in packages/ui/src/next/next-modules.d.ts.

declare module 'next/navigation' {
  export function notFound(): never;
  export function usePathname(): string;
  export function useRouter(): { push(url: string): void };
}

declare module '*/Model' {
  import type { ComponentType } from 'react';

  const Model: ComponentType<{ src: string; label: string }>;
  export default Model;
}

declare module '*/providers' {
  import type { ComponentType, ReactNode } from 'react';

  export const Providers: ComponentType<{ children: ReactNode }>;
}

declare module '*.css' {}

declare module '*/SignedIn' {
  import type { ComponentType, ReactNode } from 'react';

  export const SignedIn: ComponentType<{ children: ReactNode }>;
}
