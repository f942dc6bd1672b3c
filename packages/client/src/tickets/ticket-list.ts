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

/** Which tickets to list; those of all events by default. Specification 7.4. */
export interface ListAvailableTicketsOptions extends ListOptions {
  eventId?: string;
  state?: readonly TicketState[];
}

/** Which tickets to find, and what each carries. Specification 7.4. */
export interface QueryAvailableTicketsOptions extends ListOptions {
  filter?: Filter;
  fieldset?: readonly TicketFieldset[];
}

/** What the platform says about a list of tickets. */
export interface TicketListMetadata {
  /** In this answer. */
  count?: number;
  offset?: number;
  /** In all pages. */
  total?: number;
}

/** What a list of tickets has beside its page. */
export interface TicketListDetails {
  /** The items of the page, under their own name. */
  readonly definitions: readonly TicketDefinition[];
  readonly metaData?: TicketListMetadata;
}

/** A page of tickets. Specification 7.4. */
export type TicketList = Page<TicketDefinition> & TicketListDetails;
