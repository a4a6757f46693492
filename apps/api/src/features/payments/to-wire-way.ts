import type { PayWay as PayWayReply } from '@vitrine/contract/order/payment'
import type { PayWay } from '#api/adapters/payment/payment-provider.ts'
import { html } from '#api/markup.ts'

export const NO_WAY: PayWayReply = { pay_link: null, pay_form: null, pay_script: null }

export function toWireWay(way: PayWay): PayWayReply {
  if ('link' in way) return { ...NO_WAY, pay_link: way.link }
  const { action, fields } = way.form
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  return {
    pay_link: null,
    pay_form: { action, method: 'POST', fields },
    pay_script: html`<form id="payscript" method="POST" action="${action}">${inputs}</form>`.text,
  }
}
