import pg from 'pg'

const { builtins } = pg.types
const INT8_ARRAY = 1016
const NUMERIC_ARRAY = 1231

const parseNumbers = (text: string) =>
  pg.types
    .getTypeParser(
      INT8_ARRAY as never,
      'text',
    )(text)
    .map((value: unknown) => (value === null ? null : Number(value)))

/** Ids and amounts stay far below 2^53, so bigint and numeric are plain numbers here. */
export const parseWireType = ((oid: number, format?: 'text' | 'binary') => {
  if (format !== 'binary' && (oid === builtins.INT8 || oid === builtins.NUMERIC)) return Number
  if (format !== 'binary' && (oid === INT8_ARRAY || oid === NUMERIC_ARRAY)) return parseNumbers
  return pg.types.getTypeParser(oid, format as 'text')
}) as typeof pg.types.getTypeParser
