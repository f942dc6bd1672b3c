import { type ComponentProps, type ComponentType, lazy, Suspense, useRef } from 'react';
import { useOverflow } from '../../packages/ui/src/utils/hooks/use-overflow.ts';
import { Swatch } from './Swatch.tsx';

/** Loads a block with the first page that has it, because stories have none. */
function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Block = lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  return (props: Props) => (
    <Suspense>
      <Block {...props} />
    </Suspense>
  );
}

/** A table of a page. A wide one scrolls, so that the page does not, and can have the focus for that. */
function ScrollingTable(props: ComponentProps<'table'>) {
  const table = useRef<HTMLTableElement>(null);
  const overflow = useOverflow(() => table.current?.parentElement, 'both');
  const focusable = { tabIndex: 0, role: 'group', 'aria-label': 'Table' };
  return (
    <div style={{ overflowX: 'auto' }} {...(overflow && focusable)}>
      <table {...props} ref={table} />
    </div>
  );
}

/** What the documentation pages can use without an import. */
export const documentationBlocks = {
  Example: onDemand(async () => (await import('./Example.tsx')).Example),
  Gallery: onDemand(async () => (await import('./Gallery.tsx')).Gallery),
  Swatch,
  table: ScrollingTable,
  ThemeEditor: onDemand(async () => (await import('./theme-editor/ThemeEditor.tsx')).ThemeEditor),
  TokenFiles: onDemand(async () => (await import('./TokenFiles.tsx')).TokenFiles),
};
