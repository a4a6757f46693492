import { type Plugin, parseAst } from 'vite'
import { FEATURES, LEFT_OUT } from './left-out.ts'

type Node = { type: string; start: number; end: number } & Record<string, unknown>
type Cut = { start: number; end: number; by: string }
type Names = Record<'functions', readonly string[]> &
  Partial<Record<'classes' | 'constants', readonly string[]>>

const VENDOR = /\/node_modules\/(react|react-dom|react-router)\//

/** A build fails whose vendor has other names than these, or whose own code asks for what is left out. */
export function leaveOut(): Plugin {
  return {
    name: 'vitrine:leave-out',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const [feature] = (!VENDOR.test(id) && FEATURES.exec(code)) || []
      if (feature !== undefined) this.error(`${id} asks for what build-plugins/vendor leaves out: ${feature}`)
      const leftOut = LEFT_OUT.find(({ file }) => file.test(id))
      return leftOut && { code: without(code, leftOut), map: null }
    },
  }
}

/** The same module with functions that do nothing, classes without methods and constants that are nothing; the minifier drops what only they needed. */
export function without(code: string, { functions, classes = [], constants = [] }: Names): string {
  const cuts: Cut[] = []
  const missed = new Set([...functions, ...classes, ...constants])
  eachNode(parseAst(code), (node) => {
    const [name, cut] =
      cutFunction(node, [...functions, ...classes]) ??
      cutExport(node, functions) ??
      cutMethod(node, classes) ??
      cutConstant(node, constants) ??
      []
    if (name === undefined || !cut) return false
    missed.delete(name)
    cuts.push(cut)
    return true
  })
  if (missed.size > 0) throw new Error(`There is no ${[...missed].join(', ')} to leave out.`)
  return cuts
    .toReversed()
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code)
}

type Found = [name: string, cut: Cut] | undefined

function cutFunction({ type, id, body }: Node, names: readonly string[]): Found {
  const name = type === 'FunctionDeclaration' ? nameOf(id) : undefined
  const { start, end } = (body ?? {}) as Node
  return name !== undefined && names.includes(name) ? [name, { start, end, by: '{}' }] : undefined
}

function cutConstant({ type, id, init }: Node, names: readonly string[]): Found {
  const name = type === 'VariableDeclarator' ? nameOf(id) : undefined
  const { start, end } = (init ?? {}) as Node
  return name !== undefined && names.includes(name) ? [name, { start, end, by: '{}' }] : undefined
}

/** `exports.name = function …` */
function cutExport({ type, start, end, expression }: Node, names: readonly string[]): Found {
  const { left, right } = (type === 'ExpressionStatement' ? expression : {}) as { left?: Node; right?: Node }
  const name = nameOf(left?.object) === 'exports' ? nameOf(left?.property) : undefined
  const isCut = name !== undefined && names.includes(name) && right?.type === 'FunctionExpression'
  return isCut ? [name, { start, end, by: '' }] : undefined
}

/** `Name.prototype.method = …` */
function cutMethod({ type, start, end, expression }: Node, classes: readonly string[]): Found {
  const assigned = type === 'ExpressionStatement' && ((expression as Node).left as Node | undefined)
  const prototype = assigned && (assigned.object as Node | undefined)
  if (!prototype || nameOf(prototype.property) !== 'prototype') return undefined
  const name = nameOf(prototype.object)
  return name !== undefined && classes.includes(name) ? [name, { start, end, by: '' }] : undefined
}

const nameOf = (node: unknown) => (node as { name?: string } | null | undefined)?.name

/** In the order they stand; what is inside one that `look` has dealt with is passed over. */
function eachNode(node: unknown, look: (node: Node) => boolean): void {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node && look(node as Node)) return
  for (const inner of Object.values(node)) eachNode(inner, look)
}
