import { usePrimaryAction } from '@vitrine/ui';

export function OwnBuyButton() {
  const { label, state, stateLabels, isDisabled, run } = usePrimaryAction();
  return (
    <button type="button" disabled={isDisabled} onClick={run}>
      {(state !== 'idle' && stateLabels[state]) || label}
    </button>
  );
}
