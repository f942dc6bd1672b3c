import { Field, Rating, RatingInput, Stack } from '@vitrine/ui';

export default function RatingExample() {
  return (
    <Stack gap="16">
      <Rating value={4.5} count={128} />
      <Field label="Your rating" group>
        <RatingInput name="rating" />
      </Field>
    </Stack>
  );
}
