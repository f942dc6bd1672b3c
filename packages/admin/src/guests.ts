export { CheckInScreen, type CheckInScreenProps } from './guests/CheckInScreen.tsx';
export { GuestList, type GuestListProps } from './guests/GuestList.tsx';
export { GuestResults } from './guests/GuestResults.tsx';
