// General sales tax of the states in per cent; those after the stroke tax what delivery costs, too. States without one are
// left out. A shop that collects looks its own duties up and writes them into the table.
const STATES =
  'AL 4,AZ 5.6,CA 7.25,CO 2.9,FL 6,ID 6,IL 6.25,IN 7,IA 6,LA 5,ME 5.5,MD 6,MA 6.25,MI 6,MO 4.225,NV 6.85,OK 4.5,UT 6.1,' +
  'VA 5.3,WY 4|AR 6.5,CT 6.35,DC 6,GA 4,HI 4,KS 6.5,KY 6,MN 6.875,MS 7,NE 5.5,NJ 6.625,NM 4.875,NY 4,NC 4.75,ND 5,OH 5.75,' +
  'PA 6,RI 7,SC 6,SD 4.2,TN 7,TX 6.25,VT 6,WA 6.5,WV 6,WI 5'

/** New York City adds its own; it has these postcodes. */
const NEW_YORK_CITY = {
  percent: 8.875,
  postcodes: ['100*', '101*', '102*', '103*', '104*', '111*', '112*', '113*', '114*', '116*'],
}

export type UsTax = { country: 'US'; region: string; postcode: string; rate: number; taxes_shipping: boolean }

export const US_TAXES: readonly UsTax[] = [
  ...STATES.split('|').flatMap((states, taxesShipping) =>
    states.split(',').map((state) => {
      const [region = '', percent = ''] = state.split(' ')
      return usTax({ region, postcode: '*', rate: Number(percent), taxes_shipping: taxesShipping === 1 })
    }),
  ),
  ...NEW_YORK_CITY.postcodes.map((postcode) =>
    usTax({ region: 'NY', postcode, rate: NEW_YORK_CITY.percent, taxes_shipping: true }),
  ),
]

function usTax(tax: Omit<UsTax, 'country'>): UsTax {
  return { country: 'US', ...tax }
}
