import { invalid } from '../../platform/errors.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import { fieldsList, type JsonObject, textList, textMap } from '../../platform/requests/fields.ts';
import { readItemDetails } from './create.ts';
import { isMeant, readReference } from './item.ts';
import { notify } from './notify.ts';
import { getRequests, type Request, requireRequest } from './state.ts';

/** Maximum number of requests or references per request. */
const MAX = 100;

const waits = ({ status }: Request) => status === 'RECEIVED' || status === 'FAILED';

function requestsMeant(context: PlatformContext, body: JsonObject): Request[] {
  const ids = textList(body, 'requestIds', MAX);
  const hasReference = body.catalogReference !== undefined && body.catalogReference !== null;
  if (hasReference === ids.length > 0) {
    throw invalid({
      field: 'catalogReference',
      violatedRule: 'ONE_OF_ALIGNMENT',
      description: 'must be there, or else requestIds',
    });
  }
  if (!hasReference) return ids.map((id) => requireRequest(context, id));
  const reference = readReference(body, 'catalogReference', 'catalogReference');
  return getRequests(context).flatMap(({ item }) =>
    isMeant(context, reference, item.catalogReference) ? item : [],
  );
}

/** Handles `reportItemsBackInStock`: notifies pending requests with these item details. */
export function reportBackInStock(
  context: PlatformContext,
  body: JsonObject,
): Record<never, never> {
  const itemDetails = readItemDetails(body);
  textMap(body, 'extraAutomationTemplateParameters');
  const waiting = requestsMeant(context, body).filter(waits);
  for (const request of waiting) request.itemDetails = { ...request.itemDetails, ...itemDetails };
  notify(context, waiting);
  return {};
}

/** Returns the number of requests per item. */
export function countByReference(context: PlatformContext, payload: JsonObject) {
  const references = fieldsList(payload, 'catalogReferences', MAX).map((_, index, list) =>
    readReference({ reference: list[index] }, 'reference', `catalogReferences[${index}]`),
  );
  const requests = getRequests(context).map(({ item }) => item);
  return {
    countsPerCatalogReference: references.map((catalogReference) => {
      const emails = requests
        .filter((request) => isMeant(context, catalogReference, request.catalogReference))
        .map(({ email }) => email.toLowerCase());
      return { catalogReference, count: new Set(emails).size };
    }),
  };
}
