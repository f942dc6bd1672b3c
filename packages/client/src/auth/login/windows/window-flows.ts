// Bundles the code that waits for the provider's response in another window, so that a page loads
// one file.

export { awaitPopup } from '../popup/await-popup.ts';
export { authorizeInIframe } from '../silent/authorize-in-iframe.ts';
