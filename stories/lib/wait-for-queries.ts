import type { Loaded } from '@vitrine/storybook';
import { expect, waitFor } from 'storybook/test';

/** Waits until the story's page has loaded all its queries. */
export const allRead = (loaded: unknown): Promise<void> =>
  waitFor(() => expect((loaded as Required<Loaded>).storefront.queryClient.isFetching()).toBe(0));
