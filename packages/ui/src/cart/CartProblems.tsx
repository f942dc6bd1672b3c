import { applyCartFixAtom, cartProblemsAtom, useAtomValue, useSetAtom } from '@vitrine/atoms';
import { useUi } from '../provider/UiProvider.tsx';
import { CartMessage } from './CartMessage.tsx';
import { useCartContext } from './cart-context.ts';

/** Several lines with problems, and one press that mends all of them. One alone says it itself. */
export function CartProblems() {
  const { t } = useUi();
  const { root } = useCartContext();
  const problems = useAtomValue(cartProblemsAtom);
  const fix = useSetAtom(applyCartFixAtom);
  const count = problems.length;
  if (count < 2) return null;
  const areAllGone = problems.every((problem) => problem.fix?.kind === 'remove');
  const areFixable = problems.every((problem) => problem.fix !== null);
  return (
    <CartMessage
      tone="warning"
      silent
      action={
        areFixable
          ? {
              label: t(areAllGone ? 'cart.problem.removeAll' : 'cart.problem.fixAll', { count }),
              onPress: () => {
                void fix(undefined).catch(() => {});
                // The message goes away with its button.
                root.current?.focus();
              },
            }
          : undefined
      }
    >
      {t('cart.problem.several', { count })}
    </CartMessage>
  );
}
