import type { Voice } from '../voice.ts'

export const voice: Voice = { score: { kind: 'set-points' }, contests: { match: 'duel' }, isDecidedInWords: true }
