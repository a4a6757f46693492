// Of what a browser cannot read, as half a day, it says that nothing was typed; fields of numbers say the same by words of their own.

export const halfTyped = (within: ParentNode | null): HTMLInputElement[] =>
  [...(within?.querySelectorAll('input') ?? [])].filter(
    ({ validity }) => validity.badInput || validity.customError,
  )

/** Leads to the first such field, in its own words or the browser's; false where there is none. */
export function asksForTheRest(within: ParentNode): boolean {
  const [first] = halfTyped(within)
  first?.reportValidity()
  return first !== undefined
}
