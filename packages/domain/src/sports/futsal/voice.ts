import type { Voice } from '../voice.ts'

export const voice: Voice = { score: { kind: 'sum', what: 'goal' } }
