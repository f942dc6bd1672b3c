/** Toolbar labels of the platform modes. */
const MODE_TITLES = {
  normal: 'Platform as it is',
  slow: 'Slow platform',
  failing: 'Failing reads',
  empty: 'Empty platform',
  huge: '10,000 products',
};

const AHEAD_TITLES = { now: 'Now', hour: 'An hour on', day: 'A day on', week: 'A week on' };

const getItems = (titles: Record<string, string>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title }));

/** Toolbar controls for stories with their own platform. */
export const platformTypes = {
  mode: {
    description: 'Platform',
    toolbar: { icon: 'database' as const, items: getItems(MODE_TITLES), dynamicTitle: true },
  },
  ahead: {
    description: 'Time of the platform',
    toolbar: { icon: 'time' as const, items: getItems(AHEAD_TITLES), dynamicTitle: true },
  },
};
