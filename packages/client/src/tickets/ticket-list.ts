import type { Page } from '../http/lists/page.ts';
import type { Filter } from '../http/lists/query.ts';
import type { TicketDefinition } from './entity.ts';
import type { TicketFieldset, TicketState } from './enums.ts';

interface ListOptions {
  /** Number of tickets to skip; 0 by default. */
  offset?: number;
  /** 50 by default. */
  limit?: number;
  /** A field and a direction, such as `created:desc`; `created:asc` by default. */
  sort?: string;
}

/** Tickets to list; those of all events by default. See docs/reference/tickets.mdx. */
export interface ListAvailableTicketsOptions extends ListOptions {
  /** `_id` of the event. */
  eventId?: string;
  /** Also lists tickets that are hidden because they are not on sale. */
  state?: readonly TicketState[];
}

/** Filter of tickets, and their field sets. See docs/reference/tickets.mdx. */
export interface QueryAvailableTicketsOptions extends ListOptions {
  /** For example `{ eventId, saleStatus: 'SALE_STARTED' }`. */
  filter?: Filter;
  /** Additional fields of each ticket: its policy, or the seller's data. */
  fieldset?: readonly TicketFieldset[];
}

/** The platform's metadata of a list of tickets. */
export interface TicketListMetadata {
  /** In this response. */
  count?: number;
  /** Number of tickets before this page. */
  offset?: number;
  /** In all pages. */
  total?: number;
}

/** Data of a list of tickets besides its page. */
export interface TicketListDetails {
  /** The items of the page, under their own name. */
  readonly definitions: readonly TicketDefinition[];
  /** Size and position of the page. */
  readonly metaData?: TicketListMetadata;
}

/** A page of tickets. See docs/reference/tickets.mdx. */
export type TicketList = Page<TicketDefinition> & TicketListDetails;
