/** Removes the pairs with these names from a component of a URL; the rest stays unchanged. */
export function removeUrlParameters(
  page: URL,
  part: 'search' | 'hash',
  names: ReadonlySet<string>,
): URLSearchParams {
  const removedParameters = new URLSearchParams();
  const left = page[part]
    .slice(1)
    .split('&')
    .filter((written) => {
      const [[name, value] = ['', '']] = new URLSearchParams(written);
      if (!names.has(name)) return true;
      removedParameters.append(name, value);
      return false;
    });
  if (removedParameters.size > 0) page[part] = left.join('&');
  return removedParameters;
}

/** Replaces the page's URL, also in the history. */
export function replacePageUrl({ href }: URL): void {
  const { history, location } = globalThis;
  if (href !== location.href) history.replaceState(history.state, '', href);
}
