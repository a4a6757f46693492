/** How a place of the table of taxes is written; `100*` means postcodes that begin so, `*` all of them. */
export const TAX_PLACE = {
  country: /^[A-Z]{2}$/,
  region: /^\S{0,10}$/,
  postcode: /^[A-Z0-9 -]{0,12}\*?$/,
} as const
