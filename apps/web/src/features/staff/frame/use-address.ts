import { useSearchParams } from 'react-router'

type Parts = Readonly<Record<string, string | boolean | undefined>>

/** What is looked at stands in the address; what a change does not name stays there, and what is empty goes. */
export function useAddress() {
  const [params, setParams] = useSearchParams()
  const change = (next: Parts) =>
    setParams((before) => changed(before, next), { replace: true, preventScrollReset: true })
  return { params, change }
}

/** What an address says, where it is one of these. */
export const among = <T extends string>(names: readonly T[], name: string | null): T | undefined =>
  names.find((one) => one === name)

function changed(before: URLSearchParams, next: Parts): URLSearchParams {
  const after = new URLSearchParams(before)
  for (const [name, value] of Object.entries(next)) {
    if (value) after.set(name, value === true ? '1' : value)
    else after.delete(name)
  }
  return after
}
