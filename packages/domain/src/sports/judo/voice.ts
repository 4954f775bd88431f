import type { Voice } from '../voice.ts'

export const voice: Voice = {
  score: { kind: 'awards' },
  teamScore: { kind: 'sum', what: 'point' },
  isDecidedInWords: true,
}

export const matchKind = 'bout'
