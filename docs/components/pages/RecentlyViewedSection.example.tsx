import { defaultRecentlyViewed, productBySlugAtom, useAtomValue, useSetAtom } from '@vitrine/atoms';
import { RecentlyViewedSection } from '@vitrine/ui';
import { useEffect } from 'react';

/** What a product page of your own does. */
function useRecentlyViewed(slug: string) {
  const { data: product } = useAtomValue(productBySlugAtom(slug));
  const record = useSetAtom(defaultRecentlyViewed.noteAtom);
  const id = product?._id;
  useEffect(() => {
    if (id) record(id);
  }, [id, record]);
}

export default function RecentlyViewedSectionExample() {
  useRecentlyViewed('ring-vase');
  useRecentlyViewed('dipped-cup');
  return <RecentlyViewedSection />;
}
