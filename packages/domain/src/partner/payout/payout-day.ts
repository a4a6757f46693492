type Day = { year: number; month: number; day: number }

/** The next day of a month payouts are made on, today included; `YYYY-MM-DD`. Months are counted from one. */
export function nextPayoutDay({ year, month, day }: Day, payoutDay: number): string {
  const isLater = day > payoutDay
  const next = isLater ? { year: year + (month === 12 ? 1 : 0), month: (month % 12) + 1 } : { year, month }
  return [next.year, pad(next.month), pad(payoutDay)].join('-')
}

const pad = (number: number) => String(number).padStart(2, '0')
