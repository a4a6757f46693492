import type { AuditLine } from '@vitrine/contract/audit/audit-log'
import type { Permission } from '@vitrine/domain/access/permissions'
import type { Translate } from '@vitrine/i18n/create-translate'
import type { MessageKey } from '@vitrine/i18n/message-key'
import { shortNumber } from '../staff-words.ts'

/** By which right something is done tells what is done. */
const DEEDS = {
  'order:manage': 'staff.didOrder',
  'order:fulfil': 'staff.didFulfil',
  'order:mark-paid': 'staff.didMarkPaid',
  'order:refund': 'staff.didRefund',
  'order:export': 'staff.didExportOrders',
  'order:cancel': 'staff.didCancel',
  'order:return': 'staff.didReturn',
  'order:place': 'staff.didPlace',
  'payment:settle': 'staff.didSettle',
  'review:approve': 'staff.didReview',
  'stock:write': 'staff.didStock',
  'stock:reserve': 'staff.didReserve',
  'price:write': 'staff.didPrice',
  'catalog:import': 'staff.didImport',
  'catalog:write': 'staff.didCatalogue',
  'content:write': 'staff.didContent',
  'design:change': 'staff.didDesign',
  'skin:update': 'staff.didSkins',
  'commerce:change': 'staff.didCommerce',
  'partner:approve': 'staff.didPartner',
  'promo:assign': 'staff.didAssign',
  'payout:run': 'staff.didPayout',
  'bonus:grant': 'staff.didBonus',
  'bonus:book': 'staff.didBookBonus',
  'customer:manage': 'staff.didCustomer',
  'customer:impersonate': 'staff.didActAs',
  'session:open': 'staff.didSignIn',
  'settings:change': 'staff.didSettings',
  'role:grant': 'staff.didRole',
  'credential:reset': 'staff.didCredential',
  'key:grant': 'staff.didKey',
  'account:change': 'staff.didAccount',
  'partner:change': 'staff.didCabinet',
  'cart:change': 'staff.didCart',
  'wishlist:change': 'staff.didWish',
} as const satisfies Partial<Record<Permission, MessageKey>>

export const DEED_WORDS: readonly (readonly [Permission, MessageKey])[] = Object.entries(DEEDS).map(
  ([permission, words]) => [permission as Permission, words],
)

/** What acts for somebody is written down even when it only reads. */
export const deedWord = (permission: string): MessageKey =>
  (DEEDS as Readonly<Record<string, MessageKey>>)[permission] ?? 'staff.didLook'

const ENTITY_WORDS: Readonly<Record<string, MessageKey>> = {
  call: 'staff.whatCall',
  catalogue: 'staff.whatCatalogue',
  product: 'staff.whatProduct',
  product_price: 'staff.whatPrice',
  stock_item: 'staff.whatStock',
  stock_reservation: 'staff.whatReservation',
  api_key: 'staff.whatKey',
  webhook: 'staff.whatWebhook',
  delivery: 'staff.whatDelivery',
  store: 'staff.whatStores',
  design: 'staff.whatDesign',
  skin: 'staff.whatSkin',
  cms_page: 'staff.whatPage',
  cms_block: 'staff.whatBlock',
  content_draft: 'staff.whatDraft',
  url_path: 'staff.whatAddress',
  setting: 'staff.whatSetting',
  order: 'staff.whatOrder',
  customer: 'staff.whatCustomer',
  customer_table: 'staff.whatCustomerTable',
  order_table: 'staff.whatOrderTable',
  review: 'staff.whatReview',
  gift_card: 'staff.whatGiftCard',
  return: 'staff.whatReturn',
  payment: 'staff.whatPayment',
  payment_review: 'staff.whatPaymentReview',
  refund: 'staff.whatRefund',
  payout: 'staff.whatPayout',
  partner_application: 'staff.whatApplication',
}

/** What was changed, as people call it. */
export function entityText(t: Translate, { entity, entity_id, entity_name }: AuditLine): string {
  const words = ENTITY_WORDS[entity]
  return `${words ? t(words) : entity} ${entity === 'order' && entity_name ? shortNumber(entity_name) : (entity_name ?? entity_id)}`
}

export const whoText = (t: Translate, { person, job }: AuditLine): string =>
  person?.name ?? (job === null ? t('staff.auditNobody') : t('staff.auditProgram'))
