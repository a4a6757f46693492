// The tables as TypeScript sees them; kept in step with apps/api/migrations by db/schema.db.test.ts.

import type { CartsSchema } from '#api/db/schema/carts.ts'
import type { CatalogueSchema } from '#api/db/schema/catalogue.ts'
import type { ContentSchema } from '#api/db/schema/content.ts'
import type { ImportsSchema } from '#api/db/schema/imports.ts'
import type { OrdersSchema } from '#api/db/schema/orders.ts'
import type { ReadModelSchema } from '#api/db/schema/read-model.ts'
import type { SessionsSchema } from '#api/db/schema/sessions.ts'
import type { StockSchema } from '#api/db/schema/stock.ts'
import type { StoresSchema } from '#api/db/schema/stores.ts'

export type Schema = StoresSchema &
  CatalogueSchema &
  ReadModelSchema &
  StockSchema &
  ContentSchema &
  ImportsSchema &
  CartsSchema &
  OrdersSchema &
  SessionsSchema
