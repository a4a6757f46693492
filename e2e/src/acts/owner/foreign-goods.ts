import type { Shopper } from '../../a-shopper.ts'
import { isFine } from '../../is-fine.ts'

/** Two that come with a wrong name, and one that was in the shop before. */
export const RIGHT_NAMES = { 'ALP-1': 'Alpine sock', 'FJE-1': 'Fjell cap', 'SU-5801': 'Socks of the house' }

const TABLE = [
  'Handle,Title,Vendor,Published,Status,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Requires Shipping',
  'alpin-sok,Alpin sok,Nordlicht,true,active,Title,Default Title,ALP-1,90,shopify,60,20.00,true',
  'fjel-cap,Fjel cap,Nordlicht,true,active,Title,Default Title,FJE-1,120,shopify,60,40.00,true',
  'harbour-scarf,Harbour scarf,Nordlicht,true,active,Title,Default Title,HAR-1,200,shopify,60,50.00,true',
  'odd-hat,Odd hat,Nordlicht,true,active,Title,Default Title,ODD-1,90,shopify,1,many,true',
].join('\n')

/** Tried, its one bad row told by line, and taken. */
export async function bringsForeignGoods(owner: Shopper): Promise<void> {
  const { main, t } = owner
  await main.getByRole('radio', { name: /Shopify/ }).check()
  const fresh = main.getByRole('region', { name: t('staff.impNew') })
  await fresh.getByLabel(t('staff.impCurrency')).selectOption('EUR')
  const file = { name: 'products_export.csv', mimeType: 'text/csv', buffer: Buffer.from(TABLE) }
  await main.getByLabel(t('staff.impFromFile'), { exact: true }).setInputFiles(file)
  await main.getByRole('button', { name: t('staff.impTry') }).click()
  await main.getByText('the price of "odd-hat" is not a number').waitFor()
  await isFine(owner, 'owners-day-dry-run')
  await main.getByRole('button', { name: t('staff.impTake', { rows: 3, of: 4 }) }).click()
  await main.getByText(t('staff.impUpdImportDone')).waitFor()
}

/** In the table of products, by keys alone. */
export async function correctsNames(owner: Shopper): Promise<void> {
  const { page, main, t } = owner
  for (const [sku, name] of Object.entries(RIGHT_NAMES)) {
    await findsProduct(owner, sku)
    await main.locator('input[data-cell="name"]').focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(name)
    await main.getByText(t('staff.catChanged', { count: 1 })).waitFor()
    await page.keyboard.press('Control+s')
    await main.getByText(t('staff.catChanged', { count: 1 })).waitFor({ state: 'detached' })
  }
}

/** Until it stands alone in the table. */
export async function findsProduct({ main, t }: Shopper, sku: string): Promise<void> {
  await main.getByLabel(t('staff.catSearch')).fill(sku)
  await main.locator('table[aria-busy=false] tbody tr:only-child').filter({ hasText: sku }).waitFor()
}
