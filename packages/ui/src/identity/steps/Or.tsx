import { useUi } from '../../provider/UiProvider.tsx';
import * as css from './Or.css.ts';

/** Between the usual way and the others. */
export function OrDivider() {
  const { t } = useUi();
  return <p className={css.root}>{t('identity.or')}</p>;
}
