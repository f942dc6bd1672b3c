// Lazy components are loaded from the start: a story may be tested with them immediately.
// Not the adapters for routers, whose packages the page lacks.
const components = import.meta.glob([
  '../packages/{admin,ui}/src/**/*.tsx',
  '!**/*.test.tsx',
  '!**/{next,react-router}/*.tsx',
]);
await Promise.all(Object.values(components).map((load) => load()));
