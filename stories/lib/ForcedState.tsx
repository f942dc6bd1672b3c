import { type ReactNode, useLayoutEffect, useRef } from 'react';

export interface ForcedStateProps {
  state: 'hover' | 'focus-visible' | 'active';
  /** Selector of the elements inside that show it. */
  on: string;
  children: ReactNode;
}

/** Forces a state upon elements inside a component that class names from outside cannot reach. */
export function ForcedState({ state, on, children }: ForcedStateProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const element of root.current?.querySelectorAll(on) ?? []) {
      element.classList.add(`pseudo-${state}`);
    }
  }, [state, on]);
  return (
    <div ref={root} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
