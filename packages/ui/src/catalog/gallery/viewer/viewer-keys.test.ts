import { describe, expect, it } from 'vitest';
import { getViewerAction, type ViewerState } from './viewer-keys.ts';

const whole: ViewerState = { index: 1, count: 4, isEnlarged: false, direction: 'ltr' };
const enlarged = { ...whole, isEnlarged: true };

describe('viewerKey', () => {
  it('changes the size with + - and 0, also without Shift', () => {
    const getDirection = (key: string) => getViewerAction(key, whole);
    expect(['+', '=', '-', '0'].map(getDirection)).toEqual(
      ['in', 'in', 'out', 'whole'].map((direction) => ({ kind: 'zoom', direction })),
    );
  });

  it('goes from picture to picture while they are whole, mirrored from right to left', () => {
    expect(getViewerAction('ArrowRight', whole)).toEqual({ kind: 'show', index: 2 });
    expect(getViewerAction('ArrowRight', { ...whole, direction: 'rtl' })).toEqual({
      kind: 'show',
      index: 0,
    });
    expect(getViewerAction('End', enlarged)).toEqual({ kind: 'show', index: 3 });
  });

  it('looks around an enlarged one, in the direction of the arrow, however text runs', () => {
    expect(getViewerAction('ArrowRight', enlarged)).toEqual({ kind: 'pan', by: { x: -80, y: 0 } });
    expect(getViewerAction('ArrowDown', { ...enlarged, direction: 'rtl' })).toEqual({
      kind: 'pan',
      by: { x: 0, y: -80 },
    });
  });

  it('leaves the others to the page', () => {
    for (const key of ['Tab', 'Escape', 'a', 'constructor']) {
      expect(getViewerAction(key, enlarged), key).toBeUndefined();
    }
    expect(getViewerAction('ArrowDown', whole)).toBeUndefined();
  });
});
