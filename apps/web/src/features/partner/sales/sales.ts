import type { CallReply } from '@vitrine/contract/call'
import type { getPartnerSales } from '@vitrine/contract/partner/sales'

export type Sales = CallReply<typeof getPartnerSales>
