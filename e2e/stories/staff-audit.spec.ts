// What was written by whom, as those who own the shop read it.
import { describe, expect, it } from 'vitest'
import { signIn } from '../src/acts/sign-in.ts'
import { inTurn } from '../src/in-turn.ts'
import { isFine } from '../src/is-fine.ts'
import { DESKTOP, openStage, PHONE } from '../src/open-stage.ts'

const stage = openStage()

describe.each(
  inTurn(import.meta.url, [
    ['de', DESKTOP],
    ['ua', PHONE],
  ] as const),
)('an owner in %s at %i px', (store, width) => {
  it('finds what the program brought in, looks at its fields, and is told when the list does not come', async () => {
    const ada = await stage.visit({ width, store, pictures: false })
    const { page, main, t } = ada
    await ada.opens('/admin/audit')
    await signIn(page, stage.shop(), 'admin@vitrine.example')
    await main.getByRole('heading', { name: t('staff.audit') }).waitFor()
    await isFine(ada, `staff-audit-${store}`)
    await main.getByLabel(t('staff.auditDid')).selectOption({ label: t('staff.didImport') })
    await expect.poll(() => new URL(page.url()).searchParams.get('did')).toBe('catalog:import')
    // The list of before stands until the narrowed one has come.
    const deeds = async () => new Set((await main.locator('tbody tr').allTextContents()).map(isImport))
    const isImport = (row: string) => row.includes(t('staff.didImport'))
    await expect.poll(async () => [...(await deeds())]).toEqual([true])
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.waitForURL(/admin\/audit\/\d+/)
    const line = main.getByRole('region', { name: t('staff.audit') })
    await line.getByRole('columnheader', { name: t('staff.auditBefore') }).waitFor()
    await isFine(ada, `staff-audit-line-${store}`)
    await page.keyboard.press('Escape')
    await line.waitFor({ state: 'detached' })
    await page.route('**/api/admin/audit?**', (route) => route.abort('connectionreset'))
    await main.getByLabel(t('staff.auditWhen')).selectOption({ label: t('staff.auditWeek') })
    await main.getByText(t('staff.failed')).waitFor()
    await isFine(ada, `staff-audit-failed-${store}`)
    await page.unroute('**/api/admin/audit?**')
    await main.getByText(t('staff.failed')).waitFor({ state: 'detached' })
    await main.getByLabel(t('staff.auditSearch')).fill('nobody of this name')
    await main.getByText(t('staff.auditNone')).waitFor()
    await isFine(ada, `staff-audit-none-${store}`)
  })
})

it('a manager is not shown the way, and told at the door', async () => {
  const max = await stage.visit({ pictures: false })
  const { page, main, t } = max
  await max.opens('/admin/audit')
  await signIn(page, stage.shop(), 'manager@vitrine.example')
  await main.getByText(t('staff.deniedRole')).waitFor()
  expect(await page.getByRole('link', { name: t('staff.audit') }).count()).toBe(0)
})
