// Of what a browser cannot read, as half a day or a number's beginning, it says that nothing was typed.

export const halfTyped = (within: ParentNode | null): HTMLInputElement[] =>
  [...(within?.querySelectorAll('input') ?? [])].filter(({ validity }) => validity.badInput)

/** Leads to the first such field, in the browser's words; false where there is none. */
export function asksForTheRest(within: ParentNode): boolean {
  const [first] = halfTyped(within)
  first?.reportValidity()
  return first !== undefined
}
