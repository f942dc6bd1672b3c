import { describe, expect, it } from 'vitest';
import { getViewerAction, type ViewerState } from './viewer-keys.ts';

const defaultState: ViewerState = { index: 1, count: 4, isEnlarged: false, direction: 'ltr' };
const enlarged = { ...defaultState, isEnlarged: true };

describe('getViewerAction', () => {
  it('zooms with + - and 0, also without Shift', () => {
    const getDirection = (key: string) => getViewerAction(key, defaultState);
    expect(['+', '=', '-', '0'].map(getDirection)).toEqual(
      ['in', 'in', 'out', 'whole'].map((direction) => ({ kind: 'zoom', direction })),
    );
  });

  it('moves between images that aren’t zoomed, mirrored for right-to-left', () => {
    expect(getViewerAction('ArrowRight', defaultState)).toEqual({ kind: 'show', index: 2 });
    expect(getViewerAction('ArrowRight', { ...defaultState, direction: 'rtl' })).toEqual({
      kind: 'show',
      index: 0,
    });
    expect(getViewerAction('End', enlarged)).toEqual({ kind: 'show', index: 3 });
  });

  it('pans a zoomed image in the arrow’s direction, regardless of text direction', () => {
    expect(getViewerAction('ArrowRight', enlarged)).toEqual({ kind: 'pan', by: { x: -80, y: 0 } });
    expect(getViewerAction('ArrowDown', { ...enlarged, direction: 'rtl' })).toEqual({
      kind: 'pan',
      by: { x: 0, y: -80 },
    });
  });

  it('ignores other keys', () => {
    for (const key of ['Tab', 'Escape', 'a', 'constructor']) {
      expect(getViewerAction(key, enlarged), key).toBeUndefined();
    }
    expect(getViewerAction('ArrowDown', defaultState)).toBeUndefined();
  });
});
