import type { Client, RequestOptions } from '../../client.ts';
import { isJsonObject } from '../codec/codec.ts';
import type { Endpoint } from '../endpoint.ts';
import { callEndpoint } from '../request.ts';
import { type OffsetPaging, type OffsetResponse, openOffsetList, type Page } from './page.ts';

/** Sends a request with `offset` and `limit` besides its list options, and returns that page. */
export function requestFlatList<Options extends OffsetPaging, Result, Item, Details>(
  client: Client,
  endpoint: Endpoint<Options, Result>,
  options: Options,
  toPage: (response: Result) => OffsetResponse<Item, Details>,
  request?: RequestOptions,
): Promise<Page<Item> & Details> {
  return openOffsetList(
    options,
    async (paging, reading) =>
      toPage(
        await callEndpoint(
          client,
          endpoint,
          isJsonObject(options) ? { ...options, ...paging } : options,
          reading,
        ),
      ),
    request,
  );
}
