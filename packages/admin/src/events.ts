export { EventList, type EventListProps } from './events/EventList.tsx';
