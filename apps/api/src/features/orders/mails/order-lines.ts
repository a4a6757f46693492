import type { StoreView } from '@vitrine/domain/store/store-view'
import type { Translate } from '@vitrine/i18n/create-translate'
import { labelAnswers } from '@vitrine/i18n/format-answer'
import { formatPrice } from '@vitrine/i18n/format-price'
import { picture, STYLE } from '#api/features/mail/index.ts'
import { type Html, html } from '#api/markup.ts'
import type { OrderFacts } from '../get-order.ts'

type Line = OrderFacts['products'][number]
type Shown = { publicUrl: string; store: StoreView; t: Translate }

/** What was ordered, with its pictures. */
export function lineTable(lines: readonly Line[], shown: Shown): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${lines.map((line) => lineRow(line, shown))}</table>`
}

function lineRow(line: Line, { publicUrl, store, t }: Shown): Html {
  const shown = line.thumbnail ? picture({ publicUrl, path: line.thumbnail, width: 70 }) : undefined
  return html`<tr><td width="86" style="${STYLE.cell}">${shown}</td><td style="${STYLE.cell}">${line.name}<br>
<span style="${STYLE.small}">${describe(line, { store, t })}</span></td><td align="right" style="${STYLE.cell};padding-left:12px;white-space:nowrap">${formatPrice(line.row_total, store)}</td></tr>`
}

const describe = ({ options, qty }: Line, { store, t }: Omit<Shown, 'publicUrl'>) =>
  [...labelAnswers(options, { store, t }), qty > 1 ? `× ${qty}` : ''].filter(Boolean).join(t('shell.comma'))

/** The same in plain words. */
export function linesAsText(lines: readonly Line[], { store, t }: Shown): string {
  const goods = (line: Line) =>
    [line.name, describe(line, { store, t })].filter(Boolean).join(t('shell.comma'))
  return lines
    .map((line) => t('shell.label', { label: goods(line) }) + formatPrice(line.row_total, store))
    .join('\n')
}
