import type { Victories } from '../victory.ts'

/** A hansoku-make leaves the loser the rank: the rules bar a judoka only for conduct, which its words do not state. */
export const victories: Victories = {
  IPPON: { words: 'IPP|ippon|ippon-gachi', isByScore: true },
  'WAZA-ARI AWASETE IPPON': { words: 'WAI|waza-ari awasete ippon|awasete ippon|awasete', isByScore: true },
  'WAZA-ARI': { words: 'WAZ|waza-ari|waza|wazari', isByScore: true },
  YUKO: { words: 'YUK|yuko', isByScore: true },
  'HANSOKU-MAKE': { words: 'HAN|HSM|hansoku-make|hansoku' },
  'FUSEN-GACHI': { words: 'FUS|fusen-gachi|fusen' },
  'KIKEN-GACHI': { words: 'KIK|kiken-gachi|kiken' },
}
