// What a day, week, month or year under way is compared with: the one before it, counted by the calendar as by hand. Times are
// those of the store's clock, without a zone; `span` is the length of a period, such as a month.
import { type RawBuilder, sql } from 'kysely'

type Moment = { at: RawBuilder<unknown>; span: RawBuilder<unknown> }

/** Whether the period before had that day: there is no 30th of February, and its last day stands beside its own day alone. */
export const isInBefore = ({ at, span }: Moment): RawBuilder<boolean> =>
  sql<boolean>`(${at} - ${span} + ${span} = ${at})`

/**
 * Up to where the period before is counted once this one has come to `at`: to the same hour of the same day, so that both are as
 * long. On a day it had not (the 29th to the 31st) the month that was shorter is over, and its last day counts whole. What is
 * counted lies before it; it is never later than this period's beginning.
 */
export const endOfBefore = ({
  at,
  span,
}: Moment): RawBuilder<Date> => sql<Date>`(case when ${isInBefore({ at, span })}
  then ${at} - ${span} else date_trunc('day', ${at} - ${span}) + interval '1 day' end)`
