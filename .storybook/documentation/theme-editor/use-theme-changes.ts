import { useState } from 'react';
import { hasChanges, noChanges, type ThemeChanges } from './theme-changes.ts';
import { readParameter, toParameter } from './theme-formats.ts';

const PARAMETER = 'theme-changes';
const STORAGE_KEY = 'vitrine-theme-editor';
const LINK_STORAGE_KEY = 'vitrine-theme-editor-link';

/** The URL that the user sees: that of Storybook’s manager, or of the page where it is alone. */
function getUrl(): URL {
  try {
    return new URL(window.parent.location.href);
  } catch {
    // A page of another origin has embedded this one.
    return new URL(window.location.href);
  }
}

/** Runs a call of a storage, which a browser can forbid. */
function attempt<Result>(call: () => Result): Result | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}

const readStored = (): ThemeChanges | undefined =>
  attempt(() => {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored ? readParameter(stored) : undefined;
  });

interface Start {
  changes: ThemeChanges;
  /** The parameter of a link that is shown. */
  link?: string;
  /** What the user had changed before the link was opened. */
  own?: ThemeChanges;
  problem?: string;
}

function readStart(): Start {
  const stored = readStored();
  const changes = stored ?? noChanges;
  const link = getUrl().searchParams.get(PARAMETER);
  // After the first edit of a linked theme, what is stored is newer.
  if (!link || attempt(() => sessionStorage.getItem(LINK_STORAGE_KEY)) === link) return { changes };
  try {
    return {
      changes: readParameter(link),
      link,
      own: stored && hasChanges(stored) ? stored : undefined,
    };
  } catch {
    return {
      changes,
      problem:
        'The theme of this link couldn’t be read. Copy the link again in the editor that it is from.',
    };
  }
}

/** The changes, which are stored on the device until they are reset, or come from a link. */
export function useThemeChanges() {
  const [start, setStart] = useState(readStart);
  const setChanges = (changes: ThemeChanges) => {
    setStart(hasChanges(changes) ? { ...start, changes } : { changes });
    attempt(() => {
      const link = getUrl().searchParams.get(PARAMETER);
      if (link) sessionStorage.setItem(LINK_STORAGE_KEY, link);
      if (hasChanges(changes)) localStorage.setItem(STORAGE_KEY, toParameter(changes));
      else localStorage.removeItem(STORAGE_KEY);
    });
  };
  return {
    ...start,
    setChanges,
    /** Shows what the user had changed before the link was opened. */
    restoreOwn: () => {
      if (!start.own) return;
      setChanges(start.own);
      setStart({ changes: start.own });
    },
  };
}

/** A link to this page with the changes. */
export function toLink(changes: ThemeChanges): string {
  const url = getUrl();
  url.searchParams.set(PARAMETER, toParameter(changes));
  return url.href;
}
