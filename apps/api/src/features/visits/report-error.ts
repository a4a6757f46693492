import type { CallParsed } from '@vitrine/contract/call'
import type { reportError as reportErrorCall } from '@vitrine/contract/visit/error-report'
import type { Context } from '#api/context.ts'
import { spendAllowance } from '#api/limits/spend-allowance.ts'

type Report = CallParsed<typeof reportErrorCall>['body']

/** A page that fails in a circle fills nobody's disk. */
const BY_ONE_ADDRESS = { name: 'error-report', times: 20, seconds: 3600, refusesFromMemory: true } as const
/** Words of an error may quote what somebody typed. */
const PRIVATE = /[^\s@"']+@[^\s@"']+|\+?\d[\d\s().-]{6,}\d/g

export async function reportError({ db, log }: Context, report: Report, ip: string): Promise<true> {
  await spendAllowance(db, BY_ONE_ADDRESS, ip)
  const [page, message, stack] = [report.page, report.message, report.stack].map((text) =>
    text.replace(PRIVATE, '[private]'),
  )
  log.warn({ page, message, stack }, 'a page failed in a browser')
  return true
}
