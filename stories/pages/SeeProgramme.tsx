import { Link } from '@vitrine/ui';
import { useShopWords } from './shop-words.ts';
import { hrefs } from './use-route.ts';

/** Where to go on from the page of an event. */
export function SeeProgramme() {
  const word = useShopWords();
  return (
    <Link place="standalone" href={hrefs.programme}>
      {word('See the programme')}
    </Link>
  );
}
