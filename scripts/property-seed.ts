// The stories that chance writes are the same in each `npm test`, so that a red one is the change's own.
// `npm run proofs` tells others, and says which seed to tell them again by.
import fc from 'fast-check'

const USUAL_SEED = 20_261

fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? USUAL_SEED) })
