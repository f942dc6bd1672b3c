import { createStore } from 'jotai/vanilla';
import { describe, expect, it } from 'vitest';
import { createUndoStack } from './undo-stack.ts';

function open() {
  const store = createStore();
  const stack = createUndoStack();
  const undone: string[] = [];
  const push = (label: string, error?: Error) =>
    store.set(stack.pushAtom, {
      label,
      undo: async () => {
        if (error) throw error;
        undone.push(label);
      },
    });
  const labels = () => store.get(stack.entriesAtom).map(({ label }) => label);
  return { store, stack, push, labels, undone, undo: () => store.set(stack.undoAtom) };
}

describe('createUndoStack', () => {
  it('undoes the newest change first, and returns it', async () => {
    const { push, undo, undone, labels } = open();
    push('archive');
    push('rename');
    expect((await undo())?.label).toBe('rename');
    expect(labels()).toEqual(['archive']);
    expect((await undo())?.label).toBe('archive');
    expect(undone).toEqual(['rename', 'archive']);
    expect(await undo()).toBeNull();
  });

  it('keeps a change that could not be undone', async () => {
    const { push, undo, labels } = open();
    push('archive', new Error('rejected'));
    await expect(undo()).rejects.toThrow('rejected');
    expect(labels()).toEqual(['archive']);
  });

  it('undoes nothing twice while the first one is pending', async () => {
    const { push, undo, undone } = open();
    push('archive');
    expect(await Promise.all([undo(), undo()])).toMatchObject([{ label: 'archive' }, null]);
    expect(undone).toEqual(['archive']);
  });

  it('drops the oldest of more than 20 changes', () => {
    const { push, labels } = open();
    for (let count = 1; count <= 21; count += 1) push(String(count));
    expect(labels()).toHaveLength(20);
    expect(labels()[0]).toBe('2');
  });
});
