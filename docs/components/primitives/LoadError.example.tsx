import { LoadError } from '@vitrine/ui';

export default function LoadErrorExample() {
  return <LoadError onRetry={() => {}}>The reviews couldn’t be loaded.</LoadError>;
}
