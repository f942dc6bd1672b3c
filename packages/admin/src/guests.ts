export { GuestList, type GuestListProps } from './guests/GuestList.tsx';
