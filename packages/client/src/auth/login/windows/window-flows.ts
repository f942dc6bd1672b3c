// What waits for the provider's answer in another window, in one file: a page loads it once.

export { awaitPopup } from '../popup/await-popup.ts';
export { authorizeInIframe } from '../silent/authorize-in-iframe.ts';
