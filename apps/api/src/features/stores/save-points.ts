import type { PickupPoint } from '@vitrine/domain/pickup/pickup-point'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

/** Those the shop does not have yet; what somebody has changed since stays as it is. */
export async function savePoints(db: Database, points: readonly PickupPoint[]): Promise<void> {
  await sql`
    insert into pickup_point (method_id, country, code, name, street, postcode, city, hours)
    select method_id, country, code, name, street, postcode, city, hours
    from jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as p("carrierCode" text, "methodCode" text, country text,
      code text, name text, street text, postcode text, city text, hours text)
    join shipping_method on carrier_code = "carrierCode" and method_code = "methodCode"
    on conflict do nothing`.execute(db)
}
