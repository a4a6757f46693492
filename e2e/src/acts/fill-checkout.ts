import type { Walk } from '../walk-of.ts'

export type Person = { email: string; name: string; street: string; postcode: string; city: string }

export const ANNA: Person = {
  email: 'anna@shopper.example',
  name: 'Anna Berg',
  street: '61 Garden Street',
  postcode: '02138',
  city: 'Cambridge',
}

export async function fillCheckout({ page, t }: Walk, person: Person): Promise<void> {
  const form = page.getByRole('main')
  await form.getByLabel(t('checkout.email')).fill(person.email)
  await form.getByLabel(t('checkout.name')).fill(person.name)
  await form.getByLabel(t('checkout.street')).fill(person.street)
  await form.getByLabel(t('checkout.postcode')).fill(person.postcode)
  await form.getByLabel(t('checkout.city')).fill(person.city)
}
