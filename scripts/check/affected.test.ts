import { describe, expect, it } from 'vitest';
import { findAffectedFiles, parseModule, sortByDistance } from './affected.ts';

describe('parseModule', () => {
  it('reads what a module takes and passes on', () => {
    const text = `
import type { Money } from './money.ts';
import React, { useState, type ReactNode as Node } from 'react';
import * as css from './Button.css.ts';
import './styles.css';
export * from './primitives.ts';
export * as Dialog from './Dialog.tsx';
export { Button, type ButtonProps as Props } from './Button.tsx';
const Lazy = lazy(() => import('./Lazy.tsx'));
`;
    expect(parseModule(text)).toEqual({
      imports: [
        { from: './money.ts', names: ['Money'] },
        { from: 'react', names: ['default', 'useState', 'ReactNode'] },
        { from: './Button.css.ts' },
        { from: './styles.css' },
        { from: './Lazy.tsx' },
      ],
      reexports: [
        { from: './primitives.ts' },
        { from: './Dialog.tsx', name: 'Dialog' },
        { from: './Button.tsx', name: 'Button', original: 'Button' },
        { from: './Button.tsx', name: 'Props', original: 'ButtonProps' },
      ],
    });
  });
});

describe('a change', () => {
  const stories = (...changed: string[]) => findAffectedFiles(changed).stories;

  it('of a component affects the stories that show it, and no others', () => {
    const found = stories('packages/admin/src/media/MediaManager.tsx');
    expect(found).toContain('stories/admin/MediaManager.stories.tsx');
    expect(found).not.toContain('stories/primitives/Button.stories.tsx');
    expect(found.length).toBeLessThan(10);
  });

  it('of a style sheet affects the stories of its component', () => {
    const found = stories('packages/ui/src/primitives/rating/Rating.css.ts');
    expect(found).toContain('stories/primitives/Rating.stories.tsx');
    expect(found).not.toContain('stories/primitives/Tabs.stories.tsx');
  });

  it('of the provider or of a token affects every story', () => {
    const { stories: all } = findAffectedFiles(['pnpm-lock.yaml']);
    expect(all.length).toBeGreaterThan(190);
    expect(stories('packages/ui/src/provider/UiProvider.tsx')).toEqual(all);
    expect(stories('packages/theme/src/tokens/color.ts')).toEqual(all);
  });

  it('of a document affects only the tests of the conventions', () => {
    const { stories: none, unit } = findAffectedFiles(['README.md']);
    expect(none).toEqual([]);
    expect(unit.filter((path) => !path.startsWith('tests/unit/'))).toEqual([]);
  });

  it('of what tests run with affects everything, and says why', () => {
    expect(findAffectedFiles(['packages/ui/README.md', 'vitest.config.ts']).because).toBe(
      'vitest.config.ts',
    );
  });
});

describe('sortByDistance', () => {
  const sort = (file: string) => sortByDistance(findAffectedFiles([file]).stories, file);

  it('puts the stories that import a component before those that show it in a page', () => {
    const [first] = sort('packages/ui/src/cart/line/CartLine.tsx');
    expect(first).toBe('stories/cart/CartLine.stories.tsx');
  });

  it('puts the stories of the same domain first', () => {
    expect(sort('mocks/src/domains/tickets/kinds.ts')[0]).toMatch(/^stories\/tickets\//);
    expect(sort('mocks/src/domains/catalog-admin/bulk.ts')[0]).toMatch(/^stories\/admin\//);
  });

  it('puts the tests of the same folder first', () => {
    const file = 'mocks/src/domains/cart/totals/shipping.ts';
    const [first] = sortByDistance(findAffectedFiles([file]).unit, file);
    expect(first).toMatch(/^mocks\/src\/domains\/cart\/totals\//);
  });
});
