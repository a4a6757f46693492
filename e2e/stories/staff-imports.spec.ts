// A table of another shop is brought by a person, tried, and taken; what cannot be taken is told by its line.
import { describe, expect, it } from 'vitest'
import type { Shopper } from '../src/a-shopper.ts'
import { signIn } from '../src/acts/sign-in.ts'
import { inTurn } from '../src/in-turn.ts'
import { isFine } from '../src/is-fine.ts'
import { DESKTOP, openStage, PHONE } from '../src/open-stage.ts'

const stage = openStage({ hasWorker: false })

/** Of somebody without an account, who asks about it. */
async function findsFormerOrder(mia: Shopper, { email, store }: { email: string; store: string }) {
  const { page, main, t } = mia
  await mia.opens('/admin/orders')
  await main.getByRole('link', { name: t('staff.former') }).click()
  await main.getByRole('searchbox').fill(email)
  await main.getByRole('row').filter({ hasText: email }).waitFor()
  await isFine(mia, `staff-former-${store}`)
  await main.getByRole('button', { name: `OLD-${store}` }).click()
  const peek = page.getByRole('region', { name: t('staff.order'), exact: true })
  await peek.getByText(t('staff.formerGuest')).waitFor()
  await isFine(mia, `staff-former-one-${store}`)
}

describe.each(
  inTurn(import.meta.url, [
    ['de', DESKTOP],
    ['ua', PHONE],
  ] as const),
)('a manager in %s at %i px', (store, width) => {
  it('matches the columns of a table, reads what a dry run says by line, and takes the rest', async () => {
    const max = await stage.visit({ width, store, pictures: false })
    const { page, main, t } = max
    await max.opens('/admin/imports')
    await signIn(page, stage.shop(), 'manager@vitrine.example')
    await main.getByText(t('staff.impNone')).or(main.getByRole('row').nth(1)).waitFor()
    await isFine(max, `staff-imports-${store}`)

    const text = `SKU;Titel;Kostet;Bestand\nHUT-${store};Hut;19,90;3\nMUFF-${store};Muff;viel;1\n`
    const file = { name: 'winter.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
    await main.getByLabel(t('staff.impFromFile'), { exact: true }).setInputFiles(file)
    await main.getByRole('button', { name: t('staff.impMatch') }).click()
    await main.getByText(t('staff.impNeeds', { columns: t('staff.impPrice') })).waitFor()
    await isFine(max, `staff-imports-columns-${store}`)
    await main.getByLabel(`${t('staff.impGoesTo')}: Kostet`).selectOption({ label: t('staff.impPrice') })
    await main.getByRole('button', { name: t('staff.impTry') }).click()

    const why = t('staff.impWhy.NOT_A_NUMBER', { field: 'price', sku: `MUFF-${store}` })
    await main.getByText(why).waitFor()
    await isFine(max, `staff-imports-dry-${store}`)
    await main.getByRole('button', { name: t('staff.impTake', { rows: 1, of: 2 }) }).click()
    await main.getByText(t('staff.impUpdImportDone')).waitFor()
    await isFine(max, `staff-imports-done-${store}`)
    await main.getByRole('link', { name: t('staff.impAnother') }).click()
    const last = main.getByRole('row').filter({ hasText: 'winter.csv' }).first()
    expect(await last.textContent()).toContain(t('staff.impDone'))

    const people = `Email,First Name,Accepts Email Marketing\nada-${store}@example.org,Ada,yes\nno mail,Bea,no\n`
    const table = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(people) }
    await main.getByLabel(t('staff.impPeopleFile')).setInputFiles(table)
    await main.getByText(t('staff.impWhy.NO_EMAIL', { cell: 'no mail' })).waitFor()
    await isFine(max, `staff-imports-people-${store}`)
    await main.getByRole('button', { name: t('staff.impPeopleTake', { count: 1 }) }).click()
    await main.getByText(t('staff.impPeopleTaken')).waitFor()
  })

  it('brings orders of a former shop, and whoever proves the mailbox finds them in the account', async () => {
    const email = `moved-${store}@example.org`
    const mia = await stage.visit({ width, store, pictures: false })
    const { page, main, t } = mia
    await mia.opens('/admin/imports')
    await signIn(page, stage.shop(), 'manager@vitrine.example')
    const text = [
      'Name,Email,Financial Status,Currency,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku',
      `#OLD-${store},${email},paid,PLN,109.90,2021-03-04 10:59:58 -0500,2,Scarf,45.00,SCARF`,
      `#OLD-${store},${email},,,,2021-03-04 10:59:58 -0500,1,Hat,19.90,`,
      '#OLD-2,nobody,paid,PLN,5,2021-03-05,1,Cap,5,',
    ].join('\n')
    const table = { name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
    await main.getByLabel(t('staff.impOrdersFile')).setInputFiles(table)
    await main.getByText(t('staff.impWhy.NO_EMAIL', { cell: 'nobody' })).waitFor()
    await isFine(mia, `staff-imports-orders-${store}`)
    await main.getByRole('button', { name: t('staff.impOrdersTake', { count: 1 }) }).click()
    await main.getByText(t('staff.impPeopleTaken')).waitFor()
    await findsFormerOrder(mia, { email, store })

    const ada = await stage.visit({ width, store, pictures: false })
    await ada.opens('/my-account/orders')
    await signIn(ada.page, stage.shop(), email)
    await ada.main.getByRole('heading', { name: t('account.former') }).waitFor()
    await ada.main.getByRole('button', { name: new RegExp(`OLD-${store}`) }).click()
    await ada.main.getByText('Hat').waitFor()
    await isFine(ada, `account-former-${store}`)
  })
})
