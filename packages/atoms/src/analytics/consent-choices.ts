import { atom, type WritableAtom } from 'jotai/vanilla';
import { deviceAtom } from '../persistence/device-atom.ts';
import { type AnalyticsConsent, analyticsConsentAtom } from './analytics.ts';

/** What the visitor permits, by the ID of its purpose: `analytics`, and others of the host. */
export type ConsentChoices = Readonly<Record<string, boolean>>;

const isChoices = (found: unknown): found is ConsentChoices =>
  typeof found === 'object' &&
  found !== null &&
  !Array.isArray(found) &&
  Object.values(found).every((value) => typeof value === 'boolean');

const toConsent = (isPermitted: boolean): AnalyticsConsent => (isPermitted ? 'granted' : 'denied');

const storedAtom = deviceAtom<ConsentChoices>({
  name: 'vitrine-consent',
  toValue: (found) => (isChoices(found) ? found : null),
});

/** Passes the choice about analytics on, as long as a component subscribes to the choices. */
const applyAtom = atom((get) => {
  const permitted = get(storedAtom)?.analytics;
  const startAtom = atom(null, (_get, set) => {
    if (permitted !== undefined) set(analyticsConsentAtom, toConsent(permitted));
  });
  startAtom.onMount = (start) => start();
  return startAtom;
});

/**
 * What the visitor has decided, remembered on this device; null until they have, and while a
 * server-rendered page hydrates. The choice about `analytics` writes `analyticsConsentAtom`, also
 * when it was made earlier or in another tab. A logout keeps the choices, and null deletes them.
 *
 * @example
 * const choices = useAtomValue(consentChoicesAtom);
 * useEffect(() => { if (choices?.marketing) loadPixel(); }, [choices]);
 */
export const consentChoicesAtom: WritableAtom<
  ConsentChoices | null,
  [choices: ConsentChoices | null],
  void
> = atom(
  (get) => {
    get(get(applyAtom));
    return get(storedAtom);
  },
  (_get, set, choices) => {
    set(storedAtom, choices);
    const permitted = choices?.analytics;
    if (choices === null) set(analyticsConsentAtom, 'pending');
    else if (permitted !== undefined) set(analyticsConsentAtom, toConsent(permitted));
  },
);
