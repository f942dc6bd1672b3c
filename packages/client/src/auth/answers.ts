// What waits for the provider's answer in another window, in one file: a page loads it once.
export { askInFrame } from './frame/hidden-frame.ts';
export { awaitPopup } from './popup/await-popup.ts';
