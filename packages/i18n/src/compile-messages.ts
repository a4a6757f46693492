// Build time and server start only: ICU texts become small token trees, so that the browser carries no parser.
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { CompiledMessages } from './message-tokens.ts'

export function compileMessages(texts: Record<string, string>): CompiledMessages {
  const compiled: CompiledMessages = {}
  for (const [key, text] of Object.entries(texts)) compiled[key] = compileOne(key, text)
  return compiled
}

function compileOne(key: string, text: string): CompiledMessages[string] {
  try {
    const tokens = compileMessageOrThrow(text) as Exclude<CompiledMessages[string], string>
    const [only] = tokens
    return tokens.length === 1 && typeof only === 'string' ? only : tokens
  } catch (error) {
    throw new Error(`message ${key} is not valid ICU: ${text}`, { cause: error })
  }
}
