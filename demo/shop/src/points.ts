import type { PickupPoint } from '@vitrine/domain/pickup/pickup-point'
import { loadData } from './data/load-data.ts'

type Row = readonly [postcode: string, city: string, street: string, name: string]

const HOURS = [
  'Mo-Fr 08:00-20:00; Sa 09:00-18:00',
  'Mo-Sa 07:00-21:00',
  'Mo-Fr 09:00-18:30; Sa 10:00-14:00',
  'Mo-Su 10:00-20:00',
]

/** Invented ones, in each country the demo's parcel shops lead to. */
export const demoPoints = (): PickupPoint[] =>
  Object.entries(loadData<Record<string, Row[]>>('points')).flatMap(([country, rows]) =>
    rows.map(([postcode, city, street, name], at) => ({
      ...{ country, carrierCode: 'parcelshop', methodCode: 'standard' },
      code: `${country.toLowerCase()}-${String(at + 1).padStart(2, '0')}`,
      ...{ name, street, postcode, city, hours: HOURS[at % HOURS.length] ?? '' },
    })),
  )
