import type { Walk } from '../walk-of.ts'

export type Person = { email: string; name: string; street: string; postcode: string; city: string }

export const ANNA: Person = {
  email: 'anna@shopper.example',
  name: 'Anna Berg',
  street: '61 Garden Street',
  postcode: '02138',
  city: 'Cambridge',
}

export async function fillCheckout(walk: Walk, person: Person): Promise<void> {
  const { page, t } = walk
  const form = page.getByRole('main')
  const field = (name: string) => form.getByRole('textbox', { name })
  await field(t('checkout.email')).fill(person.email)
  await field(t('checkout.name')).fill(person.name)
  await field(t('checkout.street')).fill(person.street)
  // What they are called is the country's.
  await form.locator('[name=postcode]').fill(person.postcode)
  await form.locator('[name=city]').fill(person.city)
  await choosePoint(walk)
  // Asked in the European Union, of what is mailed at once.
  const consent = form.getByRole('checkbox', { name: t('checkout.digital') })
  if ((await consent.count()) > 0) await consent.check()
}

/** The button names the sum once the ways are there; one of them may ask where the parcel is to wait. */
async function choosePoint({ page, t }: Walk): Promise<void> {
  const sum = t('checkout.place', { price: '#' }).split('#')[0] ?? ''
  await page.getByRole('button', { name: sum }).waitFor()
  const points = page.getByRole('radiogroup', { name: t('checkout.pickup') })
  if ((await points.count()) > 0) await points.getByRole('radio').first().check()
}
