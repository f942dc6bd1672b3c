/** Removes the fields that are undefined: an option that is undefined counts as left out. */
export const withoutUndefined = <Options extends object>(options: Options): Options =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Options;
