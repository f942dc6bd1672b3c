export { MediaManager, type MediaManagerProps } from './media/MediaManager.tsx';
