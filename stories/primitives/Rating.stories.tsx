import { Button, Field, Form, Rating, RatingInput, Stack } from '@vitrine/ui';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Primitives/Rating',
  component: Rating,
  parameters: { layout: 'padded' },
  args: { value: 4.3, count: 128 },
  render: (args) => (
    <Stack gap="8">
      <Rating {...args} />
      <Rating value={2.5} />
      <Rating value={5} count={1} />
      <Rating value={0} count={0} />
    </Stack>
  ),
});

export const ShowsHalfSteps = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rated 4.3 out of 5')).toBeInTheDocument();
    await expect(canvas.getByText('128 reviews')).toBeInTheDocument();
    await expect(canvas.getByText('1 review')).toBeInTheDocument();
  },
});
export const DarkRightToLeft = meta.story({ globals: { theme: 'dark', locale: 'fa-IR' } });
export const ForcedColors = meta.story();

const submit = fn();

export const RatesByKeyboard = meta.story({
  render: () => (
    <Form onSubmit={(answers) => submit(answers.get('rating'))}>
      <Field group label="Your rating" name="rating" required>
        <RatingInput />
      </Field>
      <Button type="submit">Send</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    submit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
    await expect(submit).not.toHaveBeenCalled();
    const first = canvas.getByRole('radio', { name: '1 star' });
    first.focus();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(submit).toHaveBeenCalledWith('4'));
  },
});
