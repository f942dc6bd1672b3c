export { EventList, type EventListProps } from './events/EventList.tsx';
export { EventResults } from './events/EventResults.tsx';
export { EventEditor, type EventEditorProps } from './events/editor/EventEditor.tsx';
export type { EventEditorSection } from './events/editor/event-editor-context.ts';
