import { Skeleton, Stack } from '@vitrine/ui';

export default function SkeletonExample() {
  return (
    <Skeleton.Root>
      <Stack gap="8">
        <Skeleton.Media ratio={4 / 5} />
        <Skeleton.Line width="60%" />
      </Stack>
    </Skeleton.Root>
  );
}
