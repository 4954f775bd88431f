import { rulesDigest } from './rules-digest.ts'

/** Written in by the build; commands run from the sources themselves. */
declare const __RULES__: string | undefined

/** Names the rules by which this release makes pages from the inbox. */
export const RULES: string = typeof __RULES__ === 'string' ? __RULES__ : rulesDigest()
