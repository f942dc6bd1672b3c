import { Callout, type CalloutProps } from '../../primitives/callout/Callout.tsx';

/** A notice about changes that a choice made to other options. */
export default function AdjustmentCallout({ children }: Pick<CalloutProps, 'children'>) {
  return <Callout tone="info">{children}</Callout>;
}
