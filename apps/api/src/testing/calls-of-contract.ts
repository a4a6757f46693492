import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Call } from '@vitrine/contract/call'

const CONTRACT = fileURLToPath(new URL('../../../../packages/contract/src/', import.meta.url))

/** Every call some module of the contract exports. */
export async function callsOfContract(): Promise<Call[]> {
  const files = readdirSync(CONTRACT, { recursive: true })
    .map(String)
    .filter((name) => /^[a-z/-]+\.ts$/.test(name))
  const modules = await Promise.all(files.map((name) => import(/* @vite-ignore */ `${CONTRACT}${name}`)))
  return modules.flatMap((module) => Object.values(module)).filter(isCall)
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'may' in value
}
