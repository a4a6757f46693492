import type { FieldProblem } from '#api/field-problem.ts'

/** A fault as lists of them have it (api-shapes §0.2). */
export type ListedProblem = {
  keyword: string
  dataPath: string
  schemaPath: string
  params: Record<string, string | number>
  message: string
}

export function toListed({ path, key, params = {}, message }: FieldProblem): ListedProblem {
  const place = path.split('.')
  return {
    keyword: key,
    dataPath: place.map((name) => `.${name}`).join(''),
    schemaPath: `#/properties/${place.join('/properties/')}`,
    ...{ params, message },
  }
}
