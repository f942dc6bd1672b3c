import { describe, expect, it } from 'vitest';
import { vars } from './contract.css.ts';
import { baseValues } from './values.ts';

const leaves = (tree: object): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)));

describe('vars', () => {
  it('names its custom properties so that a host can set them in plain CSS', () => {
    expect(vars.color.textMuted).toBe('var(--vt-color-text-muted)');
    expect(vars.space['16']).toBe('var(--vt-space-16)');
    expect(vars.radius.control).toBe('var(--vt-radius-control)');
    expect(vars.text.displayXl.size).toBe('var(--vt-text-display-xl-size)');
    expect(vars.motion.duration.fast).toBe('var(--vt-motion-duration-fast)');
    expect(vars.size.primaryAction).toBe('var(--vt-size-primary-action)');
    expect(vars.z.tooltip).toBe('var(--vt-z-tooltip)');
  });

  it('gives each token its own property', () => {
    const references = leaves(vars);
    expect(references).toHaveLength(leaves(baseValues).length);
    expect(new Set(references).size).toBe(references.length);
    expect(references.filter((reference) => !/^var\(--vt-[a-z0-9-]+\)$/.test(reference))).toEqual(
      [],
    );
  });
});
