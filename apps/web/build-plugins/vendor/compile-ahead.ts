import { parseAst } from 'vite'

type Node = { type: string; start: number; end: number } & Record<string, unknown>

/**
 * React's modules stand in functions that are called as soon as the file runs. A browser does not know: it reads such a
 * function over while the file arrives, and compiles it on the page's own thread when it is called, which held a weak
 * phone for 60 ms. In parentheses it is compiled while it arrives; only a `function` is, not an arrow.
 */
export function compiledAhead(code: string): string {
  const wrapped = parseAst(code).body.flatMap((statement) => wrappersOf(statement as unknown as Node))
  return wrapped.toReversed().reduce((text, { start, end, params, body }) => {
    const names = (params as Node[]).map((one) => text.slice(one.start, one.end)).join()
    const block = text.slice((body as Node).start, (body as Node).end)
    return `${text.slice(0, start)}(function(${names})${block})${text.slice(end)}`
  }, code)
}

/** `var react = wrap((exports) => { … })` at the top of the file. */
function wrappersOf({ type, declarations }: Node): Node[] {
  if (type !== 'VariableDeclaration') return []
  return (declarations as Node[]).flatMap(({ init }) => {
    const [given] =
      (init as Node | null)?.type === 'CallExpression' ? ((init as Node).arguments as Node[]) : []
    const isBlock = (given?.body as Node | undefined)?.type === 'BlockStatement'
    return given?.type === 'ArrowFunctionExpression' && !given.async && isBlock ? [given] : []
  })
}
