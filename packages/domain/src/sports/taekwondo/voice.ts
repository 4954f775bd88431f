import type { Voice } from '../voice.ts'

export const voice: Voice = { score: { kind: 'periods' }, match: 'bout', isDecidedInWords: true }
