import { disciplineOf } from '../../rsc.ts'
import type { WordId } from '../words.ts'

/** Rules that a disqualification in a race mostly names, to choose from; any other is typed. */
const RULES: Readonly<Record<string, readonly { readonly rule: string; readonly word: WordId }[]>> = {
  ATH: [
    { rule: 'TR16.8', word: 'false-start' },
    { rule: 'TR17.2', word: 'obstruction' },
    { rule: 'TR17.3', word: 'lane-infringement' },
    { rule: 'TR22.6', word: 'hurdle-infringement' },
    { rule: 'TR24', word: 'relay-zone' },
    { rule: 'TR7.1', word: 'misconduct' },
  ],
  SWM: [
    { rule: 'SW 4', word: 'false-start' },
    { rule: 'SW 5', word: 'stroke-freestyle' },
    { rule: 'SW 6', word: 'stroke-backstroke' },
    { rule: 'SW 7', word: 'stroke-breaststroke' },
    { rule: 'SW 8', word: 'stroke-butterfly' },
    { rule: 'SW 9', word: 'stroke-medley' },
    { rule: 'SW 10', word: 'the-race' },
  ],
}

export const disqualificationRules = (rsc: string): readonly { readonly rule: string; readonly word: WordId }[] =>
  RULES[disciplineOf(rsc)] ?? []
