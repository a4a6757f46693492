// The region of an address, as far as the shop has told which there are.
export type Region = { code: string; name: string; postcodes: string }
/** Undefined while they are being asked for, null while nobody can tell: then it is typed. Empty: none is needed. */
export type Regions = readonly Region[] | undefined | null

type Placed = { region: string; postcode: string }

/** What was chosen or typed, else the only one the postcode can lie in. */
export function regionIn(regions: Regions, { region, postcode }: Placed): Region | undefined {
  const said = region.trim().toUpperCase()
  if (said !== '')
    return regions?.find(({ code, name }) => code.toUpperCase() === said || name.toUpperCase() === said)
  const fitting = regions?.filter(
    ({ postcodes }) => postcodes !== '' && new RegExp(`^(?:${postcodes})`, 'i').test(postcode.trim()),
  )
  return fitting?.length === 1 ? fitting[0] : undefined
}
