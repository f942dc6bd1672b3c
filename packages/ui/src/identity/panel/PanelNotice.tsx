import { Button } from '../../primitives/button/Button.tsx';
import { Panel, type PanelProps } from './Panel.tsx';

export interface PanelNoticeProps extends Omit<PanelProps, 'children'> {
  /** The one main action, in words. */
  action: string;
  onAction: () => void;
  /** Another way on, below it. */
  children?: PanelProps['children'];
}

/** A step that asks nothing: a sentence, and how to go on. */
export function PanelNotice({ action, onAction, children, ...rest }: PanelNoticeProps) {
  return (
    <Panel {...rest}>
      <Button emphasis="primary" size="large" width="full" onClick={onAction}>
        {action}
      </Button>
      {children}
    </Panel>
  );
}
