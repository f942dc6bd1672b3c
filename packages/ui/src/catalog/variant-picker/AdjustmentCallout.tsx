import { Callout, type CalloutProps } from '../../primitives/callout/Callout.tsx';

/** What a choice has changed elsewhere, as a notice. */
export default function AdjustmentCallout({ children }: Pick<CalloutProps, 'children'>) {
  return <Callout tone="info">{children}</Callout>;
}
