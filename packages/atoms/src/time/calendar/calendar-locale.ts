/** Calendar conventions of a language. */
export interface CalendarConventions {
  /** A calendar of `Intl`: `gregory`, `persian`. */
  calendar: string;
  /** The first day of the week: Monday is 1, Sunday is 7. */
  weekStart: number;
}

type WithWeeks = Intl.Locale & {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
};

/**
 * Regions whose weeks start on Sunday or Saturday, for browsers without this data. From CLDR 46.
 */
const SUNDAY =
  'AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const SATURDAY = 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';

/**
 * Calendars whose months start with a day 1 and are shorter than 32 days: the requirement of a
 * month view.
 */
const SUPPORTED_CALENDARS = [
  'gregory',
  'persian',
  'buddhist',
  'islamic-umalqura',
  'islamic-civil',
  'hebrew',
  'japanese',
  'roc',
  'indian',
];

/** The calendar and the week of a language, as its readers are used to. */
export function getCalendarConventions(locale: string): CalendarConventions {
  const { calendar } = new Intl.DateTimeFormat(locale).resolvedOptions();
  return {
    calendar: SUPPORTED_CALENDARS.includes(calendar) ? calendar : 'gregory',
    weekStart: getWeekStart(locale),
  };
}

function getWeekStart(locale: string): number {
  const localeInfo = new Intl.Locale(locale) as WithWeeks;
  const weekInfo = localeInfo.getWeekInfo?.() ?? localeInfo.weekInfo;
  if (weekInfo) return weekInfo.firstDay;
  const region = localeInfo.maximize().region ?? '001';
  if (SATURDAY.split(' ').includes(region)) return 6;
  return SUNDAY.split(' ').includes(region) ? 7 : 1;
}
