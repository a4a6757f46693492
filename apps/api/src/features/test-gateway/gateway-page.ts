import { toMajor } from '@vitrine/domain/money/money'
import type { StoreView } from '@vitrine/domain/store/store-view'
import { TIME_ZONES } from '@vitrine/domain/store/time-zone'
import { formatPrice } from '@vitrine/i18n/format-price'
import { html } from '#api/markup.ts'
import { wordsOf } from '#api/words.ts'
import type { GatewayPayment } from './find-payment.ts'
import { GATEWAY_STYLE } from './gateway-style.ts'
import { onThisHost } from './on-this-host.ts'

type Page = { payment: GatewayPayment; store: StoreView; now: Date }

/** Looks like nobody's shop on purpose. The card number is played with and never sent: the field has no name. */
export function writeGatewayPage({ payment, store, now }: Page): string {
  const t = wordsOf(store.language)
  const sum = formatPrice(toMajor(payment.amount_minor), store)
  const time = new Intl.DateTimeFormat(store.locale, { timeStyle: 'short', timeZone: TIME_ZONES[store.code] })
  const minutes = Math.max(0, Math.ceil((payment.closes_at.getTime() - now.getTime()) / 60_000))
  const path = `/test-gateway/${payment.token}`
  const fact = (name: string, value: string) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`
  return html`<!doctype html>
<html lang="${store.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${t('gateway.title')}</title><style>${GATEWAY_STYLE}</style></head>
<body><main><p class="bar"><span>${t('gateway.title')}</span><span>${t('gateway.noMoney')}</span></p>
<div class="box"><section><p class="second">${t('gateway.to')}</p><h1>${sum}</h1><dl>${[
    fact(t('gateway.order'), payment.order_number),
    fact(
      t('gateway.payment'),
      t('gateway.opened', { reference: payment.reference.slice(0, 8), time: time.format(payment.opened_at) }),
    ),
    fact(t('gateway.closes'), t('gateway.closesIn', { minutes })),
  ]}</dl></section>
<form method="post" action="${path}/pay"><label for="card">${t('gateway.card')}</label>
<input id="card" value="4000 0000 0000 4421" inputmode="numeric" autocomplete="off"><p class="hint">${t('gateway.hint')}</p>
<button class="main split"><span>${t('gateway.pay')}</span><span>${sum}</span></button>
<button class="main line" formaction="${path}/decline">${t('gateway.decline')}</button>
<button class="link" formaction="${path}/leave">${t('gateway.leave')}</button>
<a class="link" href="${onThisHost(payment.return_later)}">${t('gateway.later')}</a></form></div></main></body></html>`
    .text
}
