import { usePrimaryAction } from '@vitrine/ui';

/** The look of the host. */
const look = {
  inlineSize: '100%',
  minBlockSize: 52,
  borderRadius: 26,
  background: '#1f5c4a',
  color: '#ffffff',
};

export function OwnBuyButton() {
  const { label, state, stateLabels, isDisabled, run } = usePrimaryAction();
  return (
    <button type="button" disabled={isDisabled} onClick={run} style={look}>
      {(state !== 'idle' && stateLabels[state]) || label}
    </button>
  );
}
