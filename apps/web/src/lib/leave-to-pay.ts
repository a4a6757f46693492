import type { PayWay } from '@vitrine/contract/order/payment'

type Way = Partial<Pick<PayWay, 'pay_link' | 'pay_form'>>

/** To the page of a payment service: by its address, or by a form that is sent at once. False where there is none. */
export function leaveToPay({ pay_link: link = null, pay_form: form = null }: Way): boolean {
  if (link !== null && isOfTheWeb(link)) {
    location.assign(link)
    return true
  }
  if (form === null || !isOfTheWeb(form.action)) return false
  const element = document.createElement('form')
  element.method = form.method
  element.action = form.action
  element.hidden = true
  for (const [name, value] of Object.entries(form.fields)) {
    const input = document.createElement('input')
    Object.assign(input, { type: 'hidden', name, value })
    element.append(input)
  }
  document.body.append(element)
  element.submit()
  return true
}

const isOfTheWeb = (address: string): boolean =>
  /^https?:$/.test(URL.parse(address, location.href)?.protocol ?? '')
