import { getRegions, type Region } from '@vitrine/atoms';
import { useEffect, useState } from 'react';

interface LoadedRegions {
  country: string;
  locale: string;
  regions: readonly Region[];
}

/** The regions of a country; `undefined` until their list is there, none where it has no list. */
export function useRegions(country: string, locale: string): readonly Region[] | undefined {
  const [known, setKnown] = useState<LoadedRegions>();
  useEffect(() => {
    let isWanted = true;
    const keep = (regions: readonly Region[]) => {
      if (isWanted) setKnown({ country, locale, regions });
    };
    // A list that does not load is none: the region is written then.
    getRegions(country, locale).then(keep, () => keep([]));
    return () => {
      isWanted = false;
    };
  }, [country, locale]);
  return known?.country === country && known.locale === locale ? known.regions : undefined;
}
