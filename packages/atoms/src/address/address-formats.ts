// Made by `scripts/addresses.mjs` from the data of libaddressinput, © Google, Apache-2.0.

/** Lines of an address, by the countries that write it so; `%A` street, `%C` city, `%S` region, `%Z` postcode. */
export const formats: readonly (readonly [string, string])[] = [
  ['%A|%Z %S', 'AD'],
  ['%A|%Z|%C|%S', 'AM'],
  ['%A|%Z %C|%S', 'AR CL CV MY PH UZ'],
  ['%A|%C %S %Z', 'AS AU CA CC CX FM GU HM MH MP NF PW UM US VI'],
  [
    '%A|%Z %C',
    'AT BA BE BG BL CR CY CZ DE DK DO DZ EE EH ET FR GE GF GL GP GR GW IS KW LA LR MA ME MF MG MK MQ NC NE NL NO PL PM PT PY RE RO RS SJ SK SM SN TJ TM TN TR VA WF XK YT ZM',
  ],
  ['%A|AX-%Z %C', 'AX'],
  ['%A|AZ %Z %C', 'AZ'],
  ['%A|%C - %Z', 'BD'],
  ['%A|%C %Z', 'BH BM BN CK IL JO KH LB LS MT MV NP NZ SA'],
  ['%A|%C-%S|%Z', 'BR'],
  ['%A|%C, %S', 'BS CO KN'],
  ['%S|%Z %C|%A', 'BY'],
  ['%A|CH-%Z %C', 'CH'],
  ['%A %C', 'CI'],
  ['%Z|%S%C|%A', 'CN TW'],
  ['%A|%Z|%C', 'EC MU OM'],
  ['%A|%C|%S|%Z', 'EG GB IE'],
  ['%A|%Z %C %S', 'ES IT PF UY'],
  ['%A|FI-%Z %C', 'FI'],
  ['%A|%C|%Z', 'FK GG GS IM IO JE KE LK PN SH SZ TC ZA'],
  ['%A|FO%Z %C', 'FO'],
  ['%A', 'GI MO'],
  ['%Z %A %C', 'GN'],
  ['%A|%Z- %C', 'GT'],
  ['%S|%A', 'HK'],
  ['%A|%C, %S|%Z', 'HN IQ'],
  ['%A|HR-%Z %C', 'HR'],
  ['%A|HT%Z %C', 'HT'],
  ['%C|%A|%Z', 'HU'],
  ['%A|%C|%S %Z', 'ID TH'],
  ['%A|%C %Z|%S', 'IN NG'],
  ['%S|%C|%A|%Z', 'IR'],
  ['%A|%C|%S', 'JM PA SC SR TV VN'],
  ['〒%Z|%S%C|%A', 'JP'],
  ['%Z %C|%A', 'KG RU UA'],
  ['%A|%S|%C', 'KI'],
  ['%S %C|%A|%Z', 'KR'],
  ['%A|%S', 'KY NR'],
  ['%Z|%S|%C|%A', 'KZ'],
  ['%A|FL-%Z %C', 'LI'],
  ['%A|LT-%Z %C', 'LT'],
  ['%A|L-%Z %C', 'LU'],
  ['%A|%C, %Z', 'LV MM'],
  ['%A|MC-%Z %C', 'MC'],
  ['%A|MD-%Z %C', 'MD'],
  ['%A|%S %C|%Z', 'MN'],
  ['%A|%Z %C, %S', 'MX'],
  ['%A|%Z|%C, %S', 'NI'],
  ['%A|%C %Z %S', 'PG'],
  ['%A|%C-%Z', 'PK'],
  ['%A|%C PR %Z', 'PR'],
  ['%A|SE-%Z %C', 'SE'],
  ['%A|SINGAPORE %Z', 'SG'],
  ['%A|SI- %Z %C', 'SI'],
  ['%A|%C, %S %Z', 'SO'],
  ['%A|%Z-%C|%S', 'SV'],
  ['%A|%C %Z, %S', 'VE'],
];

/** The same in Latin letters, for countries with another script that format it differently. */
export const latinFormats: readonly (readonly [string, string])[] = [
  ['%A|%C|%S, %Z', 'CN'],
  ['%A|%S', 'HK'],
  ['%A|%C, %S|%Z', 'JP'],
  ['%A|%C|%S|%Z', 'KR'],
  ['%A|%C, %S %Z', 'TW'],
];

/** The parts that are required for delivery. */
export const needed: readonly (readonly [string, string])[] = [
  ['AS', 'AD HK KY NR'],
  ['A', 'AG GI MO VG'],
  ['ACSZ', 'AS AU CA CN ES FM GU IN IT JP KR MH MP PF PW TW US VI'],
  [
    'ACZ',
    'AT AX BE BL CH DE DK FI FK FR GB GF GG GL GP GR GS IM IO JE LI LU MF MQ MX MY NC NL NO NZ PL PM PN PR PT RE RU SE SH SJ TC TR WF YT ZA',
  ],
  ['ASCZ', 'BR'],
  ['ACS', 'HN IQ JM KN PG SO SV UM VE'],
  ['AZ', 'SG SM'],
];

/** Terms for the regions of a country, if not “province”. */
export const regionKinds: readonly (readonly [string, string])[] = [
  ['parish', 'AD BB JM'],
  ['state', 'AR AS AU BR CL FM GU IN MH MP MX MY NG PW UM US VI'],
  ['island', 'BS CV KI KN KY PF SC TV'],
  ['county', 'GB IE TW'],
  ['area', 'HK'],
  ['district', 'ID NR'],
  ['prefecture', 'JP'],
  ['do_si', 'KR'],
  ['department', 'NI'],
  ['province', 'ZZ'],
];

/** Terms for the postcode of a country, if not “postal code”. */
export const postcodeKinds: readonly (readonly [string, string])[] = [
  ['zip', 'AS FM GU MH MP PR PW UM US VI'],
  ['eircode', 'IE'],
  ['postal', 'ZZ'],
];

/** Languages of the countries whose addresses use another script. */
export const languages: readonly (readonly [string, string])[] = [
  ['hy', 'AM'],
  ['zh', 'CN HK TW'],
  ['ar', 'EG'],
  ['ja', 'JP'],
  ['ko', 'KR'],
  ['th', 'TH'],
  ['vi', 'VN'],
];
