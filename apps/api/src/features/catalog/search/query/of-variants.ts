const SUFFIX = '_options'

/** What variants have of an attribute, as their parent names it: `color_options`. */
export const ofVariants = (name: string): string => (name.endsWith(SUFFIX) ? name : `${name}${SUFFIX}`)

/** The attribute that is meant. */
export const ofProduct = (name: string): string =>
  name.endsWith(SUFFIX) ? name.slice(0, -SUFFIX.length) : name
