import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { isBehavior } from '../../.storybook/story-tags.ts';
import { root } from './read-api.ts';

/** A story that shows a state of a component, rather than testing a behavior. */
interface ShownState {
  id: string;
  name: string;
}

/** The stories that show states, by the title of their component. */
export type ShownStates = ReadonlyMap<string, readonly ShownState[]>;

/** Reads the stories that show states, in the order of the sidebar. */
export function readShownStates(): ShownStates {
  const states = new Map<string, readonly ShownState[]>();
  for (const path of globSync('stories/**/*.stories.tsx', { cwd: root })) {
    const source = readFileSync(join(root, path), 'utf8');
    const [, title] = /preview\.meta\(\{\s*title: '([^']+)'/.exec(source) ?? [];
    if (!title) throw new Error(`${path} has no title at the start of its meta.`);
    const names = Array.from(source.matchAll(/^export const (\w+) =/gm), ([, exported = '']) =>
      storyNameFromExport(exported),
    );
    const shown = names.filter((name) => !isBehavior(name));
    states.set(
      title,
      shown.map((name) => ({ id: toId(title, name), name })),
    );
  }
  return states;
}

/** The last section of a component’s page: links to the stories that show its states, if there are any. */
export function writeShownStates(states: readonly ShownState[] = []): string {
  if (states.length === 0) return '';
  const links = states.map(({ id, name }) => `- [${name}](?path=/story/${id})`);
  return `\n\n## Stories\n\n${links.join('\n')}\n`;
}
