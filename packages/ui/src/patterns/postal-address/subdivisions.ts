/** Names of states and provinces are proper names: they are the same in every language. */

const unitedStates =
  'AL:Alabama|AK:Alaska|AZ:Arizona|AR:Arkansas|CA:California|CO:Colorado|CT:Connecticut|' +
  'DE:Delaware|DC:District of Columbia|FL:Florida|GA:Georgia|HI:Hawaii|ID:Idaho|' +
  'IL:Illinois|IN:Indiana|IA:Iowa|KS:Kansas|KY:Kentucky|LA:Louisiana|ME:Maine|' +
  'MD:Maryland|MA:Massachusetts|MI:Michigan|MN:Minnesota|MS:Mississippi|MO:Missouri|' +
  'MT:Montana|NE:Nebraska|NV:Nevada|NH:New Hampshire|NJ:New Jersey|NM:New Mexico|' +
  'NY:New York|NC:North Carolina|ND:North Dakota|OH:Ohio|OK:Oklahoma|OR:Oregon|' +
  'PA:Pennsylvania|RI:Rhode Island|SC:South Carolina|SD:South Dakota|TN:Tennessee|' +
  'TX:Texas|UT:Utah|VT:Vermont|VA:Virginia|WA:Washington|WV:West Virginia|WI:Wisconsin|' +
  'WY:Wyoming';

const canada =
  'AB:Alberta|BC:British Columbia|MB:Manitoba|NB:New Brunswick|' +
  'NL:Newfoundland and Labrador|NT:Northwest Territories|NS:Nova Scotia|NU:Nunavut|' +
  'ON:Ontario|PE:Prince Edward Island|QC:Quebec|SK:Saskatchewan|YT:Yukon';

const australia =
  'ACT:Australian Capital Territory|NSW:New South Wales|NT:Northern Territory|' +
  'QLD:Queensland|SA:South Australia|TAS:Tasmania|VIC:Victoria|WA:Western Australia';

const byCountry: Readonly<Record<string, { kind: SubdivisionKind; names: string }>> = {
  US: { kind: 'state', names: unitedStates },
  CA: { kind: 'province', names: canada },
  AU: { kind: 'territory', names: australia },
};

/** Type of a country's subdivisions. */
export type SubdivisionKind = 'state' | 'province' | 'territory';

/** Subdivisions of a country that affect its tax. */
export interface Subdivisions {
  kind: SubdivisionKind;
  /** By their ISO 3166-2 codes, in the order of their names. */
  options: readonly { value: string; label: string }[];
}

/** Returns the subdivisions that an address in a country must contain, if it must. */
export function getSubdivisions(country: string): Subdivisions | undefined {
  const found = Object.hasOwn(byCountry, country) ? byCountry[country] : undefined;
  if (!found) return undefined;
  const options = found.names.split('|').map((entry) => {
    const [code = '', label = ''] = entry.split(':');
    return { value: `${country}-${code}`, label };
  });
  return { kind: found.kind, options };
}
