import { describe, expect, it } from 'vitest';
import { themeAttributes } from '../attributes.ts';
import { inLayer } from './layer.ts';
import { containers, media } from './media.ts';
import { duration, transition } from './motion.ts';
import { text } from './text.ts';

describe('inLayer', () => {
  it('puts a style in the layer of its package', () => {
    expect(inLayer.primitives({ display: 'flex' })).toEqual({
      '@layer': { 'vt.primitives': { display: 'flex' } },
    });
    expect(inLayer.domains({ gap: 4 })).toEqual({ '@layer': { 'vt.domains': { gap: 4 } } });
  });
});

describe('media', () => {
  it('leaves no gap between small and medium', () => {
    expect(media.small).toBe('(max-width: 760px)');
    expect(media.medium).toBe('(min-width: 761px)');
  });

  it('matches containers at 360, 560, 840 and 920 px', () => {
    expect(Object.values(containers)).toEqual([
      '(min-width: 360px)',
      '(min-width: 560px)',
      '(min-width: 840px)',
      '(min-width: 920px)',
    ]);
  });
});

describe('transition', () => {
  it('keeps only opacity with reduced motion', () => {
    const reduced = (properties: string[]) => transition(properties)['@media'][media.reducedMotion];
    expect(reduced(['transform', 'opacity'])).toEqual({ transitionProperty: 'opacity' });
    expect(reduced(['transform'])).toEqual({ transitionProperty: 'none' });
  });

  it('makes exits a third faster, but never below 80 ms', () => {
    expect(duration('slow')).toBe('var(--vt-motion-duration-slow)');
    expect(duration('slow', 'leave')).toBe(
      'max(80ms, calc(var(--vt-motion-duration-slow) * 2 / 3))',
    );
  });
});

describe('text', () => {
  it('sets titles in the display typeface and everything else in sans', () => {
    expect(text('displayL').fontFamily).toBe('var(--vt-font-display)');
    expect(text('priceL').fontFamily).toBe('var(--vt-font-sans)');
  });

  it('lets compact density remove the display typeface from headings below the page title', () => {
    expect(text('displayM').fontFamily).toBe('var(--vt-font-heading, var(--vt-font-display))');
  });
});

describe('themeAttributes', () => {
  it('omits unset attributes, so that they are inherited', () => {
    expect(themeAttributes({})).toEqual({});
    expect(themeAttributes({ theme: 'dark' })).toEqual({ 'data-vt-theme': 'dark' });
    expect(themeAttributes({ density: 'compact' })).toEqual({ 'data-vt-density': 'compact' });
  });
});
