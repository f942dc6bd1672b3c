export { type CheckIn, type CheckInConnection, eventCheckIn } from './check-in.ts';
export type { CheckInConflict } from './check-in-queue.ts';
export { type CheckInState, getCheckInState } from './check-in-state.ts';
export {
  type CheckInVerdict,
  countGuests,
  filterGuests,
  type Guest,
  type GuestCounts,
  type GuestState,
  type GuestView,
  getGuests,
  getRemainingGuests,
  getVerdict,
  guestViews,
  parseTicketCode,
  type ScannedCode,
  sortGuests,
} from './guests.ts';
export { createKeyScanner, type KeyScannerOptions } from './key-scanner.ts';
