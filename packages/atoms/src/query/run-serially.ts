import { atom, type Getter } from 'jotai/vanilla';

const endsAtom = atom((): Map<string, Promise<unknown>> => new Map());

/**
 * Does work on one thing when all earlier work on it is over, whether that went well or badly: calls
 * that would undo one another on their way leave one after the other.
 *
 * @param thing names what the work is on.
 */
export function runSerially<Data>(
  get: Getter,
  thing: string,
  work: () => Promise<Data>,
): Promise<Data> {
  const ends = get(endsAtom);
  const before = ends.get(thing);
  const run = before ? before.then(work, work) : work();
  ends.set(thing, run);
  const leave = () => {
    if (ends.get(thing) === run) ends.delete(thing);
  };
  run.then(leave, leave);
  return run;
}
