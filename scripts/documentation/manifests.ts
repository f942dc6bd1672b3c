import type { ComponentManifest, Manifests, StoryIndex } from 'storybook/internal/types';
import { isBehavior } from '../../.storybook/story-tags.ts';
import { summarize } from './markdown-files.ts';
import { getName, isComponentPage, type Page } from './pages.ts';

/**
 * What Storybook tells coding assistants, over the Model Context Protocol and in the site's
 * `manifests`: the documentation pages as Markdown, those of components as components.
 *
 * Storybook would derive them from the stories. Those show pages and examples, so names and props
 * would be of components that no package exports, and MDX has no props before it is expanded. Of a
 * component’s stories only the names are listed: their code uses what the story files declare.
 */
export function writeManifests(
  pages: readonly Page[],
  files: ReadonlyMap<string, string>,
  { entries }: StoryIndex,
): Manifests {
  const components: Record<string, ComponentManifest> = {};
  const docs: Record<string, object> = {};
  for (const page of pages) {
    const { path, title } = page;
    const markdown = files.get(page.markdownPath) ?? '';
    const summary = summarize(page, markdown);
    const text = markdown.replace(/^# .*\n+/, '');
    if (isComponentPage(page)) {
      const id = page.id.replace(/--docs$/, '');
      const stories = Object.values(entries).filter(
        (entry) => entry.type === 'story' && entry.title === title && !isBehavior(entry.name),
      );
      components[id] = {
        id,
        path,
        name: getName(page),
        summary,
        description: text,
        stories: stories.map((story) => ({ id: story.id, name: story.name })),
        jsDocTags: {},
      };
    } else {
      docs[page.id] = {
        id: page.id,
        path,
        title,
        name: getName(page),
        summary,
        content: text,
      };
    }
  }
  return { components: { v: 0, components }, docs: { v: 0, docs } };
}
