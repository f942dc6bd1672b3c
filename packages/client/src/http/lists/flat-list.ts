import type { Client, RequestOptions } from '../../client.ts';
import { isFields } from '../codec/codec.ts';
import type { Call } from '../endpoint.ts';
import { run } from '../request.ts';
import { type OffsetAnswer, type OffsetPaging, openOffsetList, type Page } from './page.ts';

/**
 * Carries out a call that takes `offset` and `limit` beside what it lists by, and opens the page
 * that they name.
 */
export function runFlatList<Options extends OffsetPaging, Answer, Item, Details>(
  client: Client,
  call: Call<Options, Answer>,
  options: Options,
  toPage: (answer: Answer) => OffsetAnswer<Item, Details>,
  request?: RequestOptions,
): Promise<Page<Item> & Details> {
  return openOffsetList(
    options,
    async (paging, reading) =>
      toPage(
        await run(client, call, isFields(options) ? { ...options, ...paging } : options, reading),
      ),
    request,
  );
}
