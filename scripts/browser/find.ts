// Until packages/bench and scripts/examples import the package, their imports lead here.
export {
  findBrowser,
  getLaunchOptions as launchOptions,
} from '../../packages/storybook/src/browser/find-browser.ts';
