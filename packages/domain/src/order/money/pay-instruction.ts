// What somebody has to do whose order is settled outside of a payment service, and until when.

import { CASH_ON_DELIVERY } from '../../checkout/methods.ts'
import { DAY_MS } from '../../duration.ts'
import { OFF_STATES } from '../is-undone.ts'
import type { OrderStates } from '../status.ts'
import { epcText } from './epc-text.ts'

export type BankAccount = { holder: string; iban: string; bic: string }

export type PayInstruction = {
  kind: 'transfer' | 'cash' | 'invoice'
  totalMinor: number
  /** Where money is sent, and what it is known by there. */
  to: BankAccount | null
  reference: string | null
  /** Of a transfer: the noon of its last day, in ms. */
  until: number | null
  /** Of an invoice, from its date on. */
  days: number | null
  /** What a banking app reads from a QR code. */
  epc: string | null
}

type Asked = {
  methodCode: string
  states: OrderStates
  number: string
  totalMinor: number
  currencyCode: string
  /** The noon of its day in the calendar of the store, in ms by UTC: days to pay are whole ones. */
  orderedAt: number
  bank: BankAccount | null
}

const TRANSFER_DAYS = 7
const INVOICE_DAYS = 14
const NOTHING = { to: null, reference: null, until: null, days: null, epc: null }

/** Null where nothing is left to do, or where only the shop's own words can say it. */
export function payInstruction(asked: Asked): PayInstruction | null {
  const { methodCode, states, number: reference, totalMinor, bank } = asked
  if (states.payment !== 'open' || totalMinor === 0 || OFF_STATES.includes(states.order)) return null
  if (methodCode === CASH_ON_DELIVERY)
    return states.order === 'delivered' ? null : { ...NOTHING, kind: 'cash', totalMinor }
  if (methodCode === 'invoice')
    return { ...NOTHING, kind: 'invoice', totalMinor, days: INVOICE_DAYS, to: bank, reference }
  if (methodCode !== 'banktransfer' || !bank) return null
  const until = asked.orderedAt + TRANSFER_DAYS * DAY_MS
  return { ...NOTHING, kind: 'transfer', totalMinor, to: bank, reference, until, epc: epcText(asked, bank) }
}
