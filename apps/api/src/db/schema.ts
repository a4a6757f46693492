// The tables as TypeScript sees them; kept in step with apps/api/migrations by db/schema.db.test.ts.

import type { AddressesSchema } from '#api/db/schema/account/addresses.ts'
import type { PartnersSchema } from '#api/db/schema/account/partners.ts'
import type { WishlistsSchema } from '#api/db/schema/account/wishlists.ts'
import type { CartsSchema } from '#api/db/schema/carts.ts'
import type { CatalogueSchema } from '#api/db/schema/catalogue.ts'
import type { CommerceSchema } from '#api/db/schema/commerce.ts'
import type { ContentSchema } from '#api/db/schema/content.ts'
import type { ImportsSchema } from '#api/db/schema/imports.ts'
import type { AuditSchema } from '#api/db/schema/operations/audit.ts'
import type { OfficeSchema } from '#api/db/schema/operations/office.ts'
import type { VisitsSchema } from '#api/db/schema/operations/visits.ts'
import type { FormerOrdersSchema } from '#api/db/schema/order/former-orders.ts'
import type { GiftCardsSchema } from '#api/db/schema/order/gift-cards.ts'
import type { OrdersSchema } from '#api/db/schema/order/orders.ts'
import type { PaymentsSchema } from '#api/db/schema/order/payments.ts'
import type { PromoProductsSchema } from '#api/db/schema/partner/promo-products.ts'
import type { RoyaltiesSchema } from '#api/db/schema/partner/royalties.ts'
import type { ReadModelSchema } from '#api/db/schema/read-model.ts'
import type { SearchSchema } from '#api/db/schema/search.ts'
import type { SessionsSchema } from '#api/db/schema/sessions.ts'
import type { StockSchema } from '#api/db/schema/stock.ts'
import type { StoresSchema } from '#api/db/schema/stores.ts'

export type Schema = StoresSchema &
  AddressesSchema &
  CatalogueSchema &
  ReadModelSchema &
  StockSchema &
  ContentSchema &
  ImportsSchema &
  CartsSchema &
  OrdersSchema &
  FormerOrdersSchema &
  PaymentsSchema &
  SearchSchema &
  SessionsSchema &
  AuditSchema &
  CommerceSchema &
  GiftCardsSchema &
  WishlistsSchema &
  PartnersSchema &
  RoyaltiesSchema &
  PromoProductsSchema &
  OfficeSchema &
  VisitsSchema
