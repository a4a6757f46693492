import * as money from '@vitrine/contract/partner/money'
import * as payouts from '@vitrine/contract/partner/payouts'
import * as sales from '@vitrine/contract/partner/sales'
import { toMajor } from '@vitrine/domain/money/money'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { getBalance } from './cabinet/get-balance.ts'
import { getEarnings } from './cabinet/get-earnings.ts'
import { getSales } from './cabinet/get-sales.ts'
import { getStatistics } from './cabinet/get-statistics.ts'
import { listBroughtOrders } from './cabinet/list-brought-orders.ts'
import { listPayouts } from './cabinet/list-payouts.ts'
import { getLink } from './cabinet/partner-link.ts'
import { listAccounts, saveAccount } from './cabinet/payout-account.ts'
import { makeBankFile } from './payouts/bank-file.ts'
import { listPartnerAccounts } from './payouts/list-partner-accounts.ts'
import { payoutStatement } from './payouts/payout-statement.ts'
import { runPayouts } from './payouts/run-payouts.ts'
import { markPayoutSent } from './payouts/send-payout.ts'

export const royaltyRoutes: ServedRoute[] = [
  serve(money.getPartnerBalance, (ctx, { query }) => getBalance(ctx, query)),
  serve(money.getPartnerStatistics, (ctx) => getStatistics(ctx)),
  serve(money.listPartnerPayouts, (ctx, { query }) => listPayouts(ctx, query)),
  serve(money.getPayoutStatement, (ctx, { params }) => payoutStatement(ctx, params.id)),
  serve(money.listPartnerOrders, (ctx, { query }) => listBroughtOrders(ctx, query)),
  serve(sales.getPartnerSales, (ctx, { query }) => getSales(ctx, query)),
  serve(sales.getPartnerEarnings, getEarnings),
  serve(sales.getPartnerLink, (ctx) => getLink(ctx)),
  serve(sales.getPayoutAccount, (ctx) => listAccounts(ctx)),
  serve(sales.savePayoutAccount, (ctx, { body }) => saveAccount(ctx, body)),
  serve(payouts.runPayouts, async (ctx) => ({
    items: (await runPayouts(ctx)).map(({ partnerId, currencyCode, sumMinor, payoutId, held }) => ({
      ...{ partner_id: partnerId, currency: currencyCode, sum: toMajor(sumMinor) },
      ...{ payout_id: payoutId, held },
    })),
  })),
  serve(payouts.listPartnerAccounts, (ctx) => listPartnerAccounts(ctx)),
  serve(payouts.getBankFile, (ctx, { params }) => makeBankFile(ctx, params.currency)),
  serve(payouts.sendPayout, (ctx, { params }) => markPayoutSent(ctx, params.id)),
]
