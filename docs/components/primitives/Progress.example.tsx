import { Progress } from '@vitrine/ui';

export default function ProgressExample() {
  return <Progress value={0.4} label="Uploading 2 of 5 pictures" />;
}
