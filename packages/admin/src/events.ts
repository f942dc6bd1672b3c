export { EventList, type EventListProps } from './events/EventList.tsx';
export { EventEditor, type EventEditorProps } from './events/editor/EventEditor.tsx';
