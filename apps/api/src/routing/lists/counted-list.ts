import type { Call, CallParsed } from '@vitrine/contract/call'
import type { Permission } from '@vitrine/domain/access/permissions'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '#api/context.ts'

/** A list of the staff whose rows are counted as one address or another of its page narrows it. */
export type CountedList = {
  may: Permission
  /** In the order of the addresses; whoever asks for `most` gets no more, and the database looks no further. */
  count(ctx: Context, addresses: readonly string[], most: number): Promise<number[]>
}

type ListCall = Call & { query: z.ZodObject }

/** `rowsOf` is a statement's `from … where …` for one wish. All of them are one statement, each counted to `most`. */
export function countedList<C extends ListCall>(
  call: C,
  rowsOf: (ctx: Context, wish: CallParsed<C>['query']) => RawBuilder<unknown>,
): CountedList {
  return {
    may: call.may,
    async count(ctx, addresses, most) {
      const counts = addresses.map((address) => {
        const rows = rowsOf(ctx, wishOf(call, address))
        return sql`(select count(*) from (select ${rows} limit ${most}) shown)`
      })
      const answer = await sql<{ counts: number[] }>`
        select array[${sql.join(counts)}]::int[] as counts`.execute(ctx.db)
      return answer.rows[0]?.counts ?? []
    },
  }
}

/**
 * What an address names and its page understands; what it does not is as if it were not there, as on the page. `usual` stands
 * in for what is not named.
 */
export function wishOf<C extends ListCall>(
  call: C,
  address: string,
  usual: Readonly<Record<string, string>> = {},
): CallParsed<C>['query'] {
  const params = new URLSearchParams(address)
  const known = Object.entries(call.query.shape).filter(([name, schema]) => {
    return params.has(name) && z.safeParse(schema, params.get(name)).success
  })
  const named = Object.fromEntries(known.map(([name]) => [name, params.get(name)]))
  return call.query.parse({ ...usual, ...named }) as CallParsed<C>['query']
}
