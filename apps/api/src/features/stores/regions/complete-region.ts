import type { Context } from '#api/context.ts'
import { regionName } from './list-states.ts'
import { type Region, regionsOf } from './regions-of.ts'

type Placed = { country_id: string; postcode: string; region: string; region_code: string }

/** Name and letters of the region from one another, else from the postcode where it lies in one only; what is unknown stays. */
export async function completeRegion<T extends Placed>({ store }: Context, address: T): Promise<T> {
  const region = find(await regionsOf(address.country_id), address)
  if (!region) return address
  return {
    ...address,
    region: address.region || regionName(region, store.language),
    region_code: region.code,
  }
}

function find(regions: readonly Region[], { region, region_code, postcode }: Placed): Region | undefined {
  const said = (region_code || region).toUpperCase()
  if (said !== '')
    return regions.find(({ code, names }) =>
      [code, ...Object.values(names)].some((name) => name.toUpperCase() === said),
    )
  const fitting = regions.filter(
    ({ postcodes }) => postcodes !== '' && new RegExp(`^(?:${postcodes})`, 'i').test(postcode),
  )
  return fitting.length === 1 ? fitting[0] : undefined
}
