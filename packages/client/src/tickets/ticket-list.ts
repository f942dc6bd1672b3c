import type { Page } from '../http/lists/page.ts';
import type { Filter } from '../http/lists/query.ts';
import type { TicketDefinition } from './entity.ts';
import type { TicketFieldset, TicketState } from './enums.ts';

interface ListOptions {
  offset?: number;
  /** 50 by default. */
  limit?: number;
  /** A field and a direction, such as `created:desc`; `created:asc` by default. */
  sort?: string;
}

/** Tickets to list; those of all events by default. See docs/reference/tickets.mdx. */
export interface ListAvailableTicketsOptions extends ListOptions {
  eventId?: string;
  state?: readonly TicketState[];
}

/** Filter of tickets, and their field sets. See docs/reference/tickets.mdx. */
export interface QueryAvailableTicketsOptions extends ListOptions {
  filter?: Filter;
  fieldset?: readonly TicketFieldset[];
}

/** The platform's metadata of a list of tickets. */
export interface TicketListMetadata {
  /** In this response. */
  count?: number;
  offset?: number;
  /** In all pages. */
  total?: number;
}

/** Data of a list of tickets besides its page. */
export interface TicketListDetails {
  /** The items of the page, under their own name. */
  readonly definitions: readonly TicketDefinition[];
  readonly metaData?: TicketListMetadata;
}

/** A page of tickets. See docs/reference/tickets.mdx. */
export type TicketList = Page<TicketDefinition> & TicketListDetails;
